import { useQuery } from '@tanstack/react-query';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { api } from '../../../api/client.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import type { FormProblem } from '../form-problems.ts';
import { texts } from '../generation-form-texts.ts';
import { type EngineProblem, engineProblem } from './engine-problem.ts';

/** The engine that new work is given to, as everywhere in the window, and what stands in its way. */
export type EngineState = { engine: EngineChoice; problem: EngineProblem | null };

/** See EngineState. */
export function useEngine(): EngineState {
  const { engine, cloud } = useSettings();
  const key = useQuery(api.secrets.status.queryOptions()).data;
  const local = useQuery(api.engine.status.queryOptions()).data;
  return { engine, problem: engineProblem(engine, { key, local, isAddressConfirmed: cloud.isAddressConfirmed }) };
}

/** What the engine adds to the problems of a form. */
export function engineProblems({ problem }: EngineState): FormProblem<never>[] {
  return problem?.blocks ? [{ kind: 'blocked', text: texts.engine.problems[problem.reason] }] : [];
}
