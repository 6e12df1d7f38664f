import { useQuery } from '@tanstack/react-query';
import { IconEraser } from '@tabler/icons-react';
import type { ImageOptions } from '../../../../shared/domain/generation/images/image-generation.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { api } from '../../../api/client.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { EngineField } from '../../../ui/generation-form/engine/engine-field.tsx';
import { useEngine } from '../../../ui/generation-form/engine/use-engine.ts';
import { problemAt } from '../../../ui/generation-form/form-problems.ts';
import { texts as roomTexts } from '../../../ui/generation-form/generation-form-texts.ts';
import { PresetMenu } from '../../../ui/generation-form/presets/preset-menu.tsx';
import { useFormPresets } from '../../../ui/generation-form/presets/use-form-presets.ts';
import { resetWithUndo } from '../../../ui/generation-form/submit/reset-with-undo.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PanelHeader } from '../../../ui/layout/panel-header.tsx';
import { formTexts } from '../form-draft/form-texts.ts';
import { imageDraft, modelOf } from '../form-draft/image-draft.ts';
import { imageProblems, orderOf } from '../form-draft/image-form-problems.ts';
import { useSubject } from '../form-draft/subject-state.ts';
import { texts } from '../texts.ts';
import { CountPart } from './count-part.tsx';
import parts from '../../../ui/generation-form/form-parts.module.css';
import { ModelPart, StylePart } from './model-part.tsx';
import { PromptPart } from './prompt-part.tsx';
import { SeedPart } from './seed-part.tsx';
import { SizePart } from './size-part.tsx';
import { SubjectPart } from './subject/subject-part.tsx';
import { SubmitPart } from './submit-part.tsx';
import { SwitchesPart } from './switches-part.tsx';

/** The sidebar of the panel: the form that images are generated from. */
export function FormColumn() {
  const options = useQuery({ ...api.images.options.queryOptions(), staleTime: Number.POSITIVE_INFINITY });
  const presets = useFormPresets(imageDraft);
  return (
    <>
      <PanelHeader title={texts.title}>
        <IconButton aria-label={roomTexts.reset} onClick={() => resetWithUndo(imageDraft)}>
          <IconEraser size={16} stroke={1.6} />
        </IconButton>
        <PresetMenu presets={presets} />
      </PanelHeader>
      {options.error ? (
        <FailureNotice failure={apiFailure(options.error)} steps={{ retry: () => void options.refetch() }} />
      ) : null}
      {options.data ? <ImageForm options={options.data} /> : null}
    </>
  );
}

function ImageForm({ options }: { options: ImageOptions }) {
  const draft = imageDraft.use();
  const engine = useEngine('images');
  const subject = useSubject(draft.subjectItemId);
  const model = modelOf(options, draft.model);
  if (!model) return null;
  const order = orderOf(draft, options);
  const problems = imageProblems(draft, { options, model, order, subject: subject.state });
  return (
    <form className={parts.form} aria-label={formTexts.label} onSubmit={(event) => event.preventDefault()}>
      <div className={parts.fields}>
        <PromptPart draft={draft} options={options} order={order} problem={problemAt(problems, 'prompt')} />
        <SubjectPart subject={subject} problem={problemAt(problems, 'subjectItemId')} />
        <SizePart
          draft={draft}
          model={model}
          problem={problemAt(problems, 'ratio') ?? problemAt(problems, 'widthPx') ?? problemAt(problems, 'heightPx')}
        />
        <CountPart count={draft.count} />
        <SeedPart draft={draft} />
        <div className={parts.part}>
          <EngineField state={engine} />
          {engine.engine === 'local' ? <p className={parts.hint}>{formTexts.sketch}</p> : null}
        </div>
        <ModelPart options={options} model={model} />
        <StylePart draft={draft} model={model} problem={problemAt(problems, 'style')} />
        <SwitchesPart draft={draft} />
      </div>
      <SubmitPart draft={draft} options={options} model={model} order={order} problems={problems} engine={engine} />
    </form>
  );
}
