import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { PicturePlace } from '../../../ui/layout/send-to.ts';
import { clipDraft, type ClipDraft, withMode } from '../form-draft/clip-draft.ts';
import { texts } from '../texts.ts';
import { fillForm } from './reuse.ts';

/** Puts an image that another panel sends into its place in the form; a mode without the place becomes one with it. */
export function takePicture(id: ItemId, place: PicturePlace): void {
  fillForm(withPicture(clipDraft.use.getState(), id, place), texts.reuse.picture);
}

function withPicture(draft: ClipDraft, id: ItemId, place: PicturePlace): Partial<ClipDraft> {
  if (place === 'subject') return { ...withMode(draft, 'subject'), referenceItemIds: [id] };
  if (place === 'last-frame') return { ...withMode(draft, 'first-last'), lastFrameItemId: id };
  const hasFirst = draft.mode === 'first-frame' || draft.mode === 'first-last';
  return { ...(hasFirst ? {} : withMode(draft, 'first-frame')), firstFrameItemId: id };
}
