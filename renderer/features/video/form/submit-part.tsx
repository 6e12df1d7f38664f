import { apiFailure } from '../../../api/connection/api-failure.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { engineProblems, type EngineState } from '../../../ui/generation-form/engine/use-engine.ts';
import { firstProblem, type FormProblem } from '../../../ui/generation-form/form-problems.ts';
import parts from '../../../ui/generation-form/form-parts.module.css';
import { BillingLine } from '../../../ui/generation-form/submit/billing-line.tsx';
import { FormFooter } from '../../../ui/generation-form/submit/form-footer.tsx';
import { GenerateButton } from '../../../ui/generation-form/submit/generate-button.tsx';
import { type ClipDraft, variedClip } from '../form-draft/clip-draft.ts';
import { VariedLine } from '../../../ui/generation-form/submit/varied-line.tsx';
import { formTexts as words } from '../form-draft/form-texts.ts';
import { useGenerate } from './use-generate.ts';

type Props = { draft: ClipDraft; problems: readonly FormProblem<keyof ClipDraft>[]; engine: EngineState };

/** The foot of the form: why it cannot run, the main action, what leaves the computer and what it counts as. */
export function SubmitPart({ draft, problems, engine }: Props) {
  const { run, retry, isPending, error } = useGenerate();
  return (
    <div className={parts.foot}>
      {error ? <FailureNotice failure={apiFailure(error)} steps={{ retry }} /> : null}
      <VariedLine varied={variedClip} prompt={draft.prompt} />
      <FormFooter isStacked>
        <GenerateButton
          label={words.generate}
          problem={firstProblem([...problems, ...engineProblems(engine)])}
          isPending={isPending}
          run={run}
        />
        <BillingLine
          engine={engine.engine}
          billed={{ unit: 'clipSeconds', amount: draft.durationSeconds, model: draft.model }}
          sent={words.sent}
          stays={words.stays}
        />
      </FormFooter>
    </div>
  );
}
