import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { safeFileName } from '../../../shared/domain/files/file-name.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../shared/domain/library/library-item.ts';
import type { ImageFormat } from '../../../shared/domain/library/media-facts.ts';
import { type ImageEdit, isNoEdit, isPossibleEdit } from '../../../shared/domain/media/image-edit.ts';
import { imageRecipeSchema } from '../../../shared/domain/recipe/image-recipe.ts';
import type { CoreContext } from '../core-context.ts';
import { fileFailure } from '../files/file-failure.ts';
import { writeItemText } from '../library/items/item-text.ts';
import type { ImageHeader } from '../media/images/image-header.ts';
import type { WrittenImageFormat } from '../media/images/image-order.ts';
import { IMAGE_EXTENSIONS, imageHeaderOf } from '../media/images/read-image.ts';
import { withRecipe } from '../media/images/recipe-in-image.ts';
import type { ImageNeighbours } from './images.ts';

/** Of an animation its first picture is kept, in a format without loss. */
const WRITTEN_AS = { png: 'png', jpeg: 'jpeg', webp: 'webp', gif: 'png' } as const satisfies Record<
  ImageFormat,
  WrittenImageFormat
>;

/** See Images.edit. */
export async function editImage(
  { folders }: Pick<CoreContext, 'folders'>,
  { library, media }: Pick<ImageNeighbours, 'library' | 'media'>,
  { id, edit }: { id: ItemId; edit: ImageEdit },
): Promise<LibraryItem> {
  const item = library.get({ id });
  const { file } = library.mediaFile({ id, variant: 'original' });
  // Of the file itself: an image that was edited a moment ago may not be read yet.
  const header = await headerOf(file, item.title);
  if (!header || !isPossibleEdit(header, edit) || isNoEdit(header, edit)) {
    throw reasonedFailure('INVALID_INPUT', 'image_edit', { field: 'edit', id });
  }
  library.checkFolder();
  const format = WRITTEN_AS[header.format];
  const title = editedTitle(item.title);
  const fileName = safeFileName(title, IMAGE_EXTENSIONS[format].slice(1));
  const folder = path.join(folders.cache, 'edits', randomUUID());
  const target = path.join(folder, 'image');
  try {
    await mkdir(folder, { recursive: true });
    await media.convertImage({ file, fileName: item.title, target, format, edit });
    const recipe = imageRecipeSchema.safeParse(item.recipe).data ?? null;
    if (recipe) await writeFile(target, withRecipe(await readFile(target), recipe));
    return await library.addMade({
      kind: 'image',
      title,
      file: target,
      fileName,
      recipe: { ...(recipe ? item.recipe : { kind: 'image-edit', version: 1 }), editedFrom: id, edit },
      alongside: (tx, madeId) => recipe && writeItemText(tx, madeId, [recipe.prompt]),
    });
  } catch (error) {
    throw fileFailure(error, fileName);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function headerOf(file: string, title: string): Promise<ImageHeader | null> {
  try {
    return await imageHeaderOf(file);
  } catch (error) {
    throw fileFailure(error, title);
  }
}

const EDITED = / \(edited(?: (\d+))?\)$/;

/** `Fox` becomes `Fox (edited)`, then `Fox (edited 2)`. */
function editedTitle(title: string): string {
  const before = EDITED.exec(title);
  if (!before) return `${title} (edited)`;
  return `${title.slice(0, before.index)} (edited ${Number(before[1] ?? 1) + 1})`;
}
