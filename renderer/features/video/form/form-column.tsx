import { IconEraser } from '@tabler/icons-react';
import { clipModel } from '../../../../shared/domain/generation/clips/clip-modes.ts';
import { EngineField } from '../../../ui/generation-form/engine/engine-field.tsx';
import { useEngine } from '../../../ui/generation-form/engine/use-engine.ts';
import { problemAt } from '../../../ui/generation-form/form-problems.ts';
import parts from '../../../ui/generation-form/form-parts.module.css';
import { texts as roomTexts } from '../../../ui/generation-form/generation-form-texts.ts';
import { PresetMenu } from '../../../ui/generation-form/presets/preset-menu.tsx';
import { useFormPresets } from '../../../ui/generation-form/presets/use-form-presets.ts';
import { resetWithUndo } from '../../../ui/generation-form/submit/reset-with-undo.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PanelHeader } from '../../../ui/layout/panel-header.tsx';
import { clipDraft } from '../form-draft/clip-draft.ts';
import { clipProblems } from '../form-draft/clip-form-problems.ts';
import { formTexts } from '../form-draft/form-texts.ts';
import { pictureProblems, useFormPictures } from '../form-draft/picture-state.ts';
import { texts } from '../texts.ts';
import { CameraPart } from './camera/camera-part.tsx';
import { ModelPart, OptimizerPart } from './model-part.tsx';
import { ModePart } from './mode-part.tsx';
import { PicturesPart } from './pictures-part.tsx';
import { PromptPart } from './prompt-part.tsx';
import { RatioPart } from './ratio-part.tsx';
import { SubmitPart } from './submit-part.tsx';
import { TablePart } from './table-part.tsx';

/** The sidebar of the panel: the form that clips are generated from. */
export function FormColumn() {
  const presets = useFormPresets(clipDraft);
  return (
    <>
      <PanelHeader title={texts.title}>
        <IconButton aria-label={roomTexts.reset} onClick={() => resetWithUndo(clipDraft)}>
          <IconEraser size={16} stroke={1.6} />
        </IconButton>
        <PresetMenu presets={presets} />
      </PanelHeader>
      <ClipForm />
    </>
  );
}

function ClipForm() {
  const draft = clipDraft.use();
  const engine = useEngine('video');
  const pictures = useFormPictures(draft);
  const model = clipModel(draft.model);
  if (!model) return null;
  const problems = clipProblems(draft, pictureProblems(pictures));
  return (
    <form className={parts.form} aria-label={formTexts.label} onSubmit={(event) => event.preventDefault()}>
      <div className={parts.fields}>
        <ModePart mode={draft.mode} />
        <PicturesPart draft={draft} pictures={pictures} problem={problemAt(problems, 'referenceItemIds')} />
        <PromptPart draft={draft} model={model} problem={problemAt(problems, 'prompt')} />
        <CameraPart draft={draft} model={model} />
        <TablePart draft={draft} model={model} />
        <RatioPart draft={draft} model={model} problem={problemAt(problems, 'ratio')} />
        <ModelPart draft={draft} problem={problemAt(problems, 'model')} />
        <OptimizerPart draft={draft} model={model} />
        <div className={parts.part}>
          <EngineField state={engine} />
          {engine.engine === 'local' ? <p className={parts.hint}>{formTexts.sketch}</p> : null}
        </div>
      </div>
      <SubmitPart draft={draft} problems={problems} engine={engine} />
    </form>
  );
}
