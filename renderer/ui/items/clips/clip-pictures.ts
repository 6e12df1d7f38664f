import { create } from 'zustand';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { client } from '../../../api/client.ts';
import { mediaUrl } from '../../../api/media-urls.ts';
import { drawClip } from '../../../media/clips/draw-clip.ts';

/** `missing`: this window cannot draw them. */
type PictureState = 'looking' | 'ready' | 'missing';

/** By clip, whether its pictures are there. Kept for the window: core keeps the pictures themselves. */
const usePictures = create<{ states: ReadonlyMap<ItemId, PictureState> }>(() => ({ states: new Map() }));

/** Clips are decoded one after the other, so that what is played does not stall. */
let last: Promise<void> = Promise.resolve();

/** Whether a clip can be shown by its pictures; undefined while nobody asked for them. */
export const useClipPictures = (id: ItemId): PictureState | undefined => usePictures(({ states }) => states.get(id));

/** Sees to it that a clip has its pictures: those that core keeps, else this window draws them once. */
export function ensureClipPictures(id: ItemId): void {
  if (usePictures.getState().states.has(id)) return;
  put(id, 'looking');
  last = last
    .then(() => lookOrDraw(id))
    .catch((error: unknown) => {
      console.warn('The pictures of a clip could not be drawn.', error);
      put(id, 'missing');
    });
}

async function lookOrDraw(id: ItemId): Promise<void> {
  if (!(await client.library.hasPictures({ id }))) {
    const drawn = await drawClip(mediaUrl.original(id));
    await keep(mediaUrl.thumbnail(id), drawn.thumbnail);
    // Last: core takes this one as the sign that both are there.
    await keep(mediaUrl.sprite(id), drawn.sprite);
  }
  put(id, 'ready');
}

async function keep(address: string, picture: Blob): Promise<void> {
  const { ok, status } = await fetch(address, { method: 'PUT', body: picture });
  if (!ok) throw new Error(`HTTP ${status}`);
}

function put(id: ItemId, state: PictureState): void {
  usePictures.setState(({ states }) => ({ states: new Map(states).set(id, state) }));
}
