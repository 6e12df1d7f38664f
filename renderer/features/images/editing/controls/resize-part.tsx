import { Input } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import parts from '../../../../ui/generation-form/form-parts.module.css';
import form from '../../form/form.module.css';
import { SideField } from '../../form/side-field.tsx';
import { editingTexts as words } from '../draft/editing-texts.ts';
import { changeDraft } from '../draft/edit-store.ts';
import { type EditDraft, lockScale, resultSize, withSide } from '../geometry/edit-draft.ts';

/** The sides of the result. */
export function ResizePart({ draft }: { draft: EditDraft }) {
  const { widthPx, heightPx } = resultSize(draft);
  const { isScaleLocked, crop } = draft;
  const Lock = isScaleLocked ? IconLock : IconLockOpen;
  const set = (side: 'widthPx' | 'heightPx') => (px: number) =>
    changeDraft((_image, before) => withSide(before, side, px));
  return (
    <div className={parts.part} role="group" aria-label={words.size}>
      <Input.Label component="span" aria-hidden>
        {words.size}
      </Input.Label>
      <div className={form.sides}>
        <SideField label={words.width} px={widthPx} set={set('widthPx')} />
        <IconButton
          aria-label={words.lock}
          aria-pressed={isScaleLocked}
          onClick={() => changeDraft((_image, before) => lockScale(before, !isScaleLocked))}
        >
          <Lock size={16} stroke={1.6} />
        </IconButton>
        <SideField label={words.height} px={heightPx} set={set('heightPx')} />
      </div>
      <p className={parts.hint}>
        {isScaleLocked ? `${words.percent(widthPx / crop.widthPx)}. ${words.sizeRule}` : words.sizeRule}
      </p>
    </div>
  );
}
