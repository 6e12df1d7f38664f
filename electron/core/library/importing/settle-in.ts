import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import type { Tx } from '../../database/database.ts';
import { fileFailure } from '../../files/file-failure.ts';
import type { IncomingFile } from '../../files/writing/incoming-file.ts';
import type { JobQueue } from '../../jobs/job-work.ts';
import { giveUpItem } from '../items/coming-items.ts';
import { findItem, insertItem, shownItem } from '../items/item-table.ts';
import { writeItemText } from '../items/item-text.ts';
import type { LibraryDeps } from '../library-deps.ts';
import { arriveAtPlace } from '../places/place-table.ts';
import { removeItemFiles } from '../places/removal/remove-item-files.ts';
import { settleFile } from '../places/claiming/settle-file.ts';
import { broughtItem } from './brought-item.ts';
import type { ImportRequest } from './import-work.ts';

/** Where a file came from, and what of it is to be read. */
type Source = {
  fileName: string;
  sourcePath: string | null;
  acceptsSilence: boolean;
  track: number | null;
  alongside?: ((tx: Tx, id: ItemId) => void) | undefined;
};

/** Gives a complete file its place and its row; with the row the job of reading it is on disk. */
export async function settleIn(deps: LibraryDeps, incoming: IncomingFile, source: Source): Promise<LibraryItem> {
  const { db, queue, changes } = deps;
  const id = randomUUID() as ItemId;
  const { fileName, sourcePath, acceptsSilence, track } = source;
  try {
    const { texts, extension, ...brought } = await broughtItem(incoming.file, fileName);
    const coming = { ...brought, id, sourceName: fileName, createdAtMs: Date.now() };
    const { mediaFile } = await settleFile(deps, coming, { file: incoming.file, extension });
    db.write((tx) => {
      insertItem(tx, { ...brought, id, sourceName: fileName, sourcePath, sizeBytes: incoming.sizeBytes, mediaFile });
      arriveAtPlace(tx, id);
      if (texts.length > 0) writeItemText(tx, id, texts);
      submitReading(queue, tx, { title: brought.title, request: { itemId: id, acceptsSilence, track } });
      source.alongside?.(tx, id);
    });
  } catch (error) {
    await removeItemFiles(deps, id);
    await rm(incoming.file, { force: true });
    giveUpItem(db, id);
    throw fileFailure(error, fileName);
  }
  // It has two names until now.
  await rm(incoming.file, { force: true });
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
