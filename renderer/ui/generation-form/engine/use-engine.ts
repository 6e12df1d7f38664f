import { useQuery } from '@tanstack/react-query';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { engineOfPanel, type EnginePanel } from '../../../../shared/domain/settings/panel-engines.ts';
import { api } from '../../../api/client.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import type { FormProblem } from '../form-problems.ts';
import { texts } from '../generation-form-texts.ts';
import { type EngineProblem, engineProblem } from './engine-problem.ts';

/** The engine that new work of a panel is given to, whether that is its own choice, and what stands in the engine's way. */
export type EngineState = {
  panel: EnginePanel;
  engine: EngineChoice;
  isOwn: boolean;
  problem: EngineProblem | null;
};

/** See EngineState. */
export function useEngine(panel: EnginePanel): EngineState {
  const settings = useSettings();
  const engine = engineOfPanel(settings, panel);
  const { isAddressConfirmed } = settings.cloud;
  const key = useQuery(api.secrets.status.queryOptions()).data;
  const local = useQuery(api.engine.status.queryOptions()).data;
  const problem = engineProblem(engine, { key, local, isAddressConfirmed });
  return { panel, engine, isOwn: engine !== settings.engine, problem };
}

/** What the engine adds to the problems of a form. */
export function engineProblems({ problem }: EngineState): FormProblem<never>[] {
  return problem?.blocks ? [{ kind: 'blocked', text: texts.engine.problems[problem.reason] }] : [];
}
