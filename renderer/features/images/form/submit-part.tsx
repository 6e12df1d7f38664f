import type { ImageModelOptions, ImageOptions } from '../../../../shared/domain/generation/images/image-generation.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { engineProblems, type EngineState } from '../../../ui/generation-form/engine/use-engine.ts';
import { firstProblem, type FormProblem } from '../../../ui/generation-form/form-problems.ts';
import { BillingLine } from '../../../ui/generation-form/submit/billing-line.tsx';
import { FormFooter } from '../../../ui/generation-form/submit/form-footer.tsx';
import { GenerateButton } from '../../../ui/generation-form/submit/generate-button.tsx';
import { VariedLine } from '../../../ui/generation-form/submit/varied-line.tsx';
import { formTexts as words } from '../form-draft/form-texts.ts';
import { type ImageDraft, variedImage } from '../form-draft/image-draft.ts';
import type { ImageOrder } from '../form-draft/image-form-problems.ts';
import parts from '../../../ui/generation-form/form-parts.module.css';
import { useGenerate } from './use-generate.ts';

type Props = {
  draft: ImageDraft;
  options: ImageOptions;
  model: ImageModelOptions;
  order: ImageOrder;
  problems: readonly FormProblem<keyof ImageDraft>[];
  engine: EngineState;
};

/** The foot of the form: why it cannot run, the main action, what leaves the computer and what it counts as. */
export function SubmitPart({ draft, options, model, order, problems, engine }: Props) {
  const { run, retry, isPending, error } = useGenerate({ options, model });
  const number = draft.prompt.trim() === '' ? draft.count : order.imageCount;
  return (
    <div className={parts.foot}>
      {error ? <FailureNotice failure={apiFailure(error)} steps={{ retry }} /> : null}
      <VariedLine varied={variedImage} prompt={draft.prompt} />
      <FormFooter isStacked>
        <GenerateButton
          label={words.generate(number)}
          problem={firstProblem([...problems, ...engineProblems(engine)])}
          isPending={isPending}
          run={run}
        />
        <BillingLine
          engine={engine.engine}
          billed={{ unit: 'images', amount: number, model: model.model }}
          sent={words.sent}
          stays={words.stays}
        />
      </FormFooter>
    </div>
  );
}
