import { Input, SegmentedControl } from '@mantine/core';
import type { ClipModel } from '../../../../shared/domain/generation/clips/clip-modes.ts';
import { VIDEO_RATIOS } from '../../../../shared/domain/generation/clips/video-v2-models.ts';
import parts from '../../../ui/generation-form/form-parts.module.css';
import { type ClipDraft, clipDraft } from '../form-draft/clip-draft.ts';
import { formTexts as words } from '../form-draft/form-texts.ts';

const RATIOS = Object.keys(VIDEO_RATIOS);

/** The shape, where the model leaves it open and no frame decides it. */
export function RatioPart({ draft, model, problem }: { draft: ClipDraft; model: ClipModel; problem: string | null }) {
  if (!model.hasRatio || (draft.mode !== 'text' && draft.mode !== 'references')) return null;
  return (
    <div className={parts.part}>
      <Input.Label component="span" aria-hidden>
        {words.ratio}
      </Input.Label>
      <SegmentedControl
        size="xs"
        aria-label={words.ratio}
        data={RATIOS}
        value={draft.ratio ?? '16:9'}
        onChange={(ratio) => clipDraft.set({ ratio })}
      />
      {problem === null ? null : <Input.Error>{problem}</Input.Error>}
    </div>
  );
}
