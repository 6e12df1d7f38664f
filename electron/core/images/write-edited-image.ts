import { readFile, writeFile } from 'node:fs/promises';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { ImageFormat } from '../../../shared/domain/library/media-facts.ts';
import {
  editedSize,
  type ImageSize,
  isPossibleEdit,
  isSameImage,
  type WrittenImageFormat,
} from '../../../shared/domain/media/image-edit.ts';
import { type ImageRecipe, imageRecipeSchema } from '../../../shared/domain/recipe/image-recipe.ts';
import { fileFailure } from '../files/file-failure.ts';
import type { ImageHeader } from '../media/images/image-header.ts';
import { imageHeaderOf } from '../media/images/read-image.ts';
import { withRecipe } from '../media/images/recipe-in-image.ts';
import type { ImageEditing, ImageNeighbours } from './images.ts';

/** Of an animation its first picture is kept, in a format without loss. */
const WRITTEN_AS = { png: 'png', jpeg: 'jpeg', webp: 'webp', avif: 'avif', gif: 'png' } as const satisfies Record<
  ImageFormat,
  WrittenImageFormat
>;

/** What was written: `recipe` is in the file, too; null where the image had none. */
export type EditedImage = ImageSize & { format: WrittenImageFormat; recipe: ImageRecipe | null };

/** Writes an edited image, with the recipe of the one it is made from, to `target`. Throws like Images.previewEdit. */
export async function writeEditedImage(
  { library, media }: Pick<ImageNeighbours, 'library' | 'media'>,
  editing: ImageEditing & { target: string; signal?: AbortSignal },
): Promise<EditedImage> {
  const { id, edit, output = null, target, signal } = editing;
  const { title, recipe: stored } = library.get({ id });
  const { file } = library.mediaFile({ id, variant: 'original' });
  // Of the file itself: an image that was edited a moment ago may not be read yet.
  const header = await headerOf(file, title);
  if (!header || !isPossibleEdit(header, edit) || isSameImage(header, { edit, output })) {
    throw reasonedFailure('INVALID_INPUT', 'image_edit', { field: 'edit', id });
  }
  const { format, quality } = output ?? { format: WRITTEN_AS[header.format], quality: null };
  await media.convertImage({ file, fileName: title, target, format, quality, edit, ...(signal ? { signal } : {}) });
  const recipe = imageRecipeSchema.safeParse(stored).data ?? null;
  if (recipe) await writeFile(target, withRecipe(await readFile(target), recipe));
  return { ...editedSize(header, edit), format, recipe };
}

async function headerOf(file: string, title: string): Promise<ImageHeader | null> {
  try {
    return await imageHeaderOf(file);
  } catch (error) {
    throw fileFailure(error, title);
  }
}
