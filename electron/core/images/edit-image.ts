import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { safeFileName } from '../../../shared/domain/files/file-name.ts';
import type { LibraryItem } from '../../../shared/domain/library/library-item.ts';
import type { CoreContext } from '../core-context.ts';
import { fileFailure } from '../files/file-failure.ts';
import { writeItemText } from '../library/items/item-text.ts';
import { IMAGE_EXTENSIONS } from '../media/images/read-image.ts';
import type { ImageEditing, ImageNeighbours } from './images.ts';
import { writeEditedImage } from './write-edited-image.ts';

/** See Images.edit. */
export async function editImage(
  { folders }: Pick<CoreContext, 'folders'>,
  neighbours: Pick<ImageNeighbours, 'library' | 'media'>,
  { id, edit, output = null }: ImageEditing,
): Promise<LibraryItem> {
  const { library } = neighbours;
  const item = library.get({ id });
  library.checkFolder();
  const folder = path.join(folders.cache, 'edits', randomUUID());
  const target = path.join(folder, 'image');
  try {
    await mkdir(folder, { recursive: true });
    const { format, recipe } = await writeEditedImage(neighbours, { id, edit, output, target });
    const title = editedTitle(item.title);
    return await library.addMade({
      kind: 'image',
      title,
      file: target,
      fileName: safeFileName(title, IMAGE_EXTENSIONS[format].slice(1)),
      recipe: {
        ...(recipe ? item.recipe : { kind: 'image-edit', version: 1 }),
        editedFrom: id,
        edit,
        ...(output ? { output } : {}),
      },
      alongside: (tx, madeId) => recipe && writeItemText(tx, madeId, [recipe.prompt]),
    });
  } catch (error) {
    throw fileFailure(error, item.title);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const EDITED = / \(edited(?: (\d+))?\)$/;

/** `Fox` becomes `Fox (edited)`, then `Fox (edited 2)`. */
function editedTitle(title: string): string {
  const before = EDITED.exec(title);
  if (!before) return `${title} (edited)`;
  return `${title.slice(0, before.index)} (edited ${Number(before[1] ?? 1) + 1})`;
}
