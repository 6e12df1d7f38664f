import { mediaUrl } from '../../../api/media-urls.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import type { ImageCell } from '../results/image-cells.ts';
import { texts } from '../texts.ts';
import { recipeOfCell } from './reuse.ts';

/** Puts an image on the clipboard, as PNG: browsers write no other format there. */
export async function copyImage({ id }: Pick<ImageCell, 'id'>): Promise<void> {
  try {
    const response = await fetch(mediaUrl.original(id));
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const png = await asPng(await response.blob());
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    announce(texts.copy.image);
  } catch (error) {
    showFailureToast(texts.copy.imageNotCopied, error);
  }
}

async function asPng(image: Blob): Promise<Blob> {
  if (image.type === 'image/png') return image;
  const bitmap = await createImageBitmap(image);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return await canvas.convertToBlob({ type: 'image/png' });
}

/** Puts the prompt of an image on the clipboard. */
export async function copyPrompt(cell: ImageCell): Promise<void> {
  try {
    const recipe = await recipeOfCell(cell);
    if (recipe === null) return announce(texts.reuse.noRecipe);
    await navigator.clipboard.writeText(recipe.prompt);
    announce(texts.copy.prompt);
  } catch (error) {
    showFailureToast(texts.copy.notCopied, error);
  }
}
