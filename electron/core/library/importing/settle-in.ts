import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncFoldersUpTo } from '../../../../shared/disk/sync-folder.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import { imageTitle } from '../../../../shared/domain/recipe/image-recipe.ts';
import type { Tx } from '../../database/database.ts';
import { fileFailure } from '../../files/file-failure.ts';
import type { IncomingFile } from '../../files/incoming-file.ts';
import { safeExtension, titleOf } from '../../files/media-names.ts';
import type { JobQueue } from '../../jobs/job-work.ts';
import { IMAGE_EXTENSIONS, imageHeaderOf } from '../../media/images/read-image.ts';
import { recipeIn } from '../../media/images/recipe-in-image.ts';
import { expectItem, giveUpItem } from '../items/coming-items.ts';
import { findItem, insertItem, type NewItem, shownItem } from '../items/item-table.ts';
import { writeItemText } from '../items/item-text.ts';
import type { LibraryDeps } from '../library-deps.ts';
import type { ImportRequest } from './import-work.ts';

/** Where a file came from, and what of it is to be read. */
type Source = { fileName: string; sourcePath: string | null; acceptsSilence: boolean; track: number | null };

/** Gives a complete file its place and its row; with the row the job of reading it is on disk. */
export async function settleIn(
  { db, folder, queue, changes }: LibraryDeps,
  incoming: IncomingFile,
  source: Source,
): Promise<LibraryItem> {
  const id = randomUUID() as ItemId;
  const { fileName, sourcePath, acceptsSilence, track } = source;
  try {
    const { texts, ...brought } = await broughtItem(incoming.file, fileName);
    expectItem(db, id);
    await mkdir(folder.item(id), { recursive: true });
    await rename(incoming.file, path.join(folder.item(id), brought.mediaFile));
    await syncFoldersUpTo(folder.item(id), folder.media());
    db.write((tx) => {
      insertItem(tx, { ...brought, id, sourceName: fileName, sourcePath, sizeBytes: incoming.sizeBytes });
      if (texts.length > 0) writeItemText(tx, id, texts);
      submitReading(queue, tx, { title: brought.title, request: { itemId: id, acceptsSilence, track } });
    });
  } catch (error) {
    await rm(folder.item(id), { recursive: true, force: true });
    await rm(incoming.file, { force: true });
    giveUpItem(db, id);
    throw fileFailure(error, fileName);
  }
  changes.publish('library', [id]);
  queue.wake();
  return shownItem(findItem(db, id));
}

/** Stores the job of reading an item. */
export function submitReading(
  queue: JobQueue,
  tx: Tx,
  { title, request }: { title: string; request: ImportRequest },
): void {
  queue.submit(tx, { kind: 'import', title, itemId: request.itemId, engine: 'local', request });
}

type Brought = Pick<NewItem, 'kind' | 'title' | 'recipe'> & { mediaFile: string; texts: string[] };

/**
 * What a file becomes. An image is known by its bytes, whatever its name, and gets the ending of its format, by which it is
 * served; its recipe comes with it. Whatever else is brought is read for its sound.
 */
async function broughtItem(file: string, fileName: string): Promise<Brought> {
  const header = await imageHeaderOf(file);
  if (header === null) {
    const mediaFile = `original${safeExtension(fileName)}`;
    return { kind: 'recording', title: titleOf(fileName), recipe: null, mediaFile, texts: [] };
  }
  const recipe = await recipeIn(file);
  const mediaFile = `original${IMAGE_EXTENSIONS[header.format]}`;
  const title = (recipe && imageTitle(recipe.prompt)) || titleOf(fileName);
  return { kind: 'image', title, recipe, mediaFile, texts: recipe ? [recipe.prompt] : [] };
}
