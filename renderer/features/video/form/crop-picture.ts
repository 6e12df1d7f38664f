import { FRAME_RATIO } from '../../../../shared/domain/generation/clips/clip-frames.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { mediaUrl } from '../../../api/media-urls.ts';
import { uploadFile } from '../../../api/files/upload-file.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { setPicture } from '../actions/reuse.ts';
import type { PicturePlace } from '../dropping/use-video-drop.ts';
import { formTexts as words } from '../form-draft/form-texts.ts';

/** Crops a picture to the nearest shape that the service takes, from its middle, as a new image of the library at its place. */
export async function cropToFit(id: ItemId, place: PicturePlace): Promise<void> {
  try {
    const response = await fetch(mediaUrl.original(id));
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const bitmap = await createImageBitmap(await response.blob());
    const { x, y, width, height } = middleOf(bitmap.width, bitmap.height);
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(bitmap, x, y, width, height, 0, 0, width, height);
    bitmap.close();
    const cropped = await canvas.convertToBlob({ type: 'image/png' });
    const item = await uploadFile(new File([cropped], 'Cropped frame.png', { type: 'image/png' }));
    setPicture(place.field, item.id, place.replaced);
    announce(words.cropped);
  } catch (error) {
    showFailureToast(words.notCropped, error);
  }
}

/** The largest part in the middle that is neither too wide nor too tall. */
function middleOf(width: number, height: number) {
  const [wide, tall] = [
    Math.min(width, Math.floor(height * FRAME_RATIO.most)),
    Math.min(height, Math.floor(width / FRAME_RATIO.least)),
  ];
  return { x: Math.floor((width - wide) / 2), y: Math.floor((height - tall) / 2), width: wide, height: tall };
}
