import { Switch } from '@mantine/core';
import { formTexts as words } from '../form-draft/form-texts.ts';
import { type ImageDraft, imageDraft } from '../form-draft/image-draft.ts';
import parts from '../../../ui/generation-form/form-parts.module.css';

/** What the service does with the prompt and with the images. */
export function SwitchesPart({ draft }: { draft: ImageDraft }) {
  return (
    <div className={parts.part}>
      <Switch
        size="xs"
        label={words.optimizer}
        description={words.optimizerWhy}
        checked={draft.promptOptimizer}
        onChange={(event) => imageDraft.set({ promptOptimizer: event.currentTarget.checked })}
      />
      <Switch
        size="xs"
        label={words.watermark}
        description={words.watermarkWhy}
        checked={draft.watermark}
        onChange={(event) => imageDraft.set({ watermark: event.currentTarget.checked })}
      />
    </div>
  );
}
