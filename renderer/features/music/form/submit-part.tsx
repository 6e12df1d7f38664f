import { apiFailure } from '../../../api/connection/api-failure.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { engineProblems, type EngineState } from '../../../ui/generation-form/engine/use-engine.ts';
import parts from '../../../ui/generation-form/form-parts.module.css';
import { firstProblem, type FormProblem } from '../../../ui/generation-form/form-problems.ts';
import { BillingLine } from '../../../ui/generation-form/submit/billing-line.tsx';
import { FormFooter } from '../../../ui/generation-form/submit/form-footer.tsx';
import { GenerateButton } from '../../../ui/generation-form/submit/generate-button.tsx';
import { VariedLine } from '../../../ui/generation-form/submit/varied-line.tsx';
import { formTexts as words } from '../form-draft/form-texts.ts';
import { modelOf, type SongDraft, variedSong } from '../form-draft/song-draft.ts';
import { RateMeter } from './rate-meter.tsx';
import { useGenerate } from './use-generate.ts';

type Props = { draft: SongDraft; problems: readonly FormProblem<keyof SongDraft>[]; engine: EngineState };

/** The foot of the form: what is left of the minute, the main action, what leaves the computer and what it counts as. */
export function SubmitPart({ draft, problems, engine }: Props) {
  const { run, retry, isPending, error } = useGenerate();
  return (
    <div className={parts.foot}>
      {error ? <FailureNotice failure={apiFailure(error)} steps={{ retry }} /> : null}
      {engine.engine === 'cloud' ? <RateMeter model={modelOf(draft)} /> : null}
      <VariedLine varied={variedSong} prompt={draft.prompt} />
      <FormFooter isStacked>
        <GenerateButton
          label={words.generate(draft.count)}
          problem={firstProblem([...problems, ...engineProblems(engine)])}
          isPending={isPending}
          run={run}
        />
        <BillingLine
          engine={engine.engine}
          billed={{ unit: 'songs', amount: draft.count, model: modelOf(draft) }}
          sent={words.sent}
          stays={words.stays}
        />
      </FormFooter>
    </div>
  );
}
