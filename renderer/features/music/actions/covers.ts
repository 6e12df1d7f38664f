import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { client } from '../../../api/client.ts';
import { mediaUrl } from '../../../api/media-urls.ts';
import { player } from '../../../media/player/player-hooks.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { takeInFiles } from '../../../ui/items/take-in-files.ts';
import { noteStep, type UndoStep } from '../../../ui/items/actions/undo-steps.ts';
import { showUndoToast } from '../../../ui/items/actions/undo-toast.ts';
import { sendTo } from '../../../ui/layout/send-to.ts';
import { useSongs } from '../results/songs-store.ts';
import { texts } from '../texts.ts';

const words = texts.cover;

/** Sets or takes away the cover of a song; Undo brings back the one before. */
export async function changeCover(
  { id, title }: Pick<LibraryRow, 'id' | 'title'>,
  imageId: ItemId | null,
): Promise<void> {
  const label = imageId === null ? words.removed(title) : words.set(title);
  try {
    noteStep(coverStep(label, { id, before: await setCover(id, imageId), now: imageId }));
    showUndoToast(label);
  } catch (error) {
    showFailureToast(words.notSet, error);
  }
}

async function setCover(id: ItemId, imageId: ItemId | null): Promise<ItemId | null> {
  const { before } = await client.music.setCover({ id, imageId });
  const { track } = player.getState();
  // The player has what it was given.
  if (track?.id === id) player.load({ ...track, coverUrl: imageId === null ? null : mediaUrl.thumbnail(imageId) });
  return before;
}

type CoverChange = { id: ItemId; before: ItemId | null; now: ItemId | null };

const coverStep = (label: string, { id, before, now }: CoverChange): UndoStep => ({
  label,
  undo: async () => {
    await setCover(id, before);
    return coverStep(label, { id, before: now, now: before });
  },
});

/** Fills the form of the Images panel in with a cover for a style. */
export const designCover = (style: string): void => sendTo('images', { prompt: words.prompt(style) });

/** Makes an image that another panel sends the cover of the open song; without one, says that one must be opened. */
export async function takeCover(imageId: ItemId): Promise<void> {
  const { openId } = useSongs.getState();
  if (openId === null) return showToast({ message: words.openFirst });
  try {
    const { id, title } = await client.library.get({ id: openId });
    await changeCover({ id, title }, imageId);
  } catch (error) {
    showFailureToast(words.notSet, error);
  }
}

/** Adds an image from the disk to the library and makes it the cover. */
export async function coverFromFile(row: Pick<LibraryRow, 'id' | 'title'>, file: File): Promise<void> {
  const [added] = await takeInFiles([file], words.notSet);
  if (added) await changeCover(row, added.item.id);
}
