import { Select, Switch } from '@mantine/core';
import { type ClipModel, CLIP_MODELS, clipModel } from '../../../../shared/domain/generation/clips/clip-modes.ts';
import parts from '../../../ui/generation-form/form-parts.module.css';
import { type ClipDraft, clipDraft, withModel } from '../form-draft/clip-draft.ts';
import { formTexts as words } from '../form-draft/form-texts.ts';
import { texts } from '../texts.ts';

/** The models that have the mode of the form. */
export function ModelPart({ draft, problem }: { draft: ClipDraft; problem: string | null }) {
  const models = CLIP_MODELS.filter((name) => clipModel(name)?.modes.includes(draft.mode));
  return (
    <div className={parts.part}>
      <Select
        label={words.model}
        data={models.map((value) => ({ value, label: texts.model(value) }))}
        value={draft.model}
        allowDeselect={false}
        error={problem}
        onChange={(name) => name !== null && clipDraft.set(withModel(clipDraft.use.getState(), name))}
      />
    </div>
  );
}

/** Whether the service may extend the prompt, where the model leaves the choice. */
export function OptimizerPart({ draft, model }: { draft: ClipDraft; model: ClipModel }) {
  return (
    <div className={parts.part}>
      <Switch
        size="xs"
        label={words.optimizer}
        description={model.hasOptimizer ? words.optimizerWhy : words.optimizerFixed}
        disabled={!model.hasOptimizer}
        checked={model.hasOptimizer ? draft.promptOptimizer : true}
        onChange={(event) => clipDraft.set({ promptOptimizer: event.currentTarget.checked })}
      />
    </div>
  );
}
