import { randomUUID } from 'node:crypto';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import type { Tx } from '../../database/database.ts';
import { fileFailure } from '../../files/file-failure.ts';
import { isItemBinned } from '../../organisation/organisation-table.ts';
import { broughtItem } from '../importing/brought-item.ts';
import { submitReading } from '../importing/settle-in.ts';
import { findItem, insertItem, shownItem } from '../items/item-table.ts';
import { writeItemText } from '../items/item-text.ts';
import type { LibraryDeps } from '../library-deps.ts';
import { markFile } from './mark-file.ts';
import { putReference, selectReferences } from './reference-table.ts';

type Source = {
  file: string;
  fileName: string;
  acceptsSilence: boolean;
  track: number | null;
  alongside?: ((tx: Tx, id: ItemId) => void) | undefined;
};

/**
 * Gives a file that stays where it is an item that points to it. Where one outside of the bin does so already, that is it; with
 * `alongside` it is always a new one, because rows of somebody else belong to it.
 */
export async function settleReference(deps: LibraryDeps, source: Source): Promise<LibraryItem> {
  const { db, folder, queue, changes } = deps;
  const { file, fileName, acceptsSilence, track, alongside } = source;
  const id = randomUUID() as ItemId;
  // What is derived of the file is kept in the library, which must be there.
  folder.incoming();
  try {
    const found = await markFile(folder, { file, fileName });
    const { texts, extension, ...brought } = await broughtItem(found.path, fileName);
    const known = db.write((tx) => {
      const there = alongside ? undefined : selectReferences(tx, KNOWN, { path: found.path, sha256: found.sha256 })[0];
      if (there) return there.itemId;
      const mediaFile = `original${extension}`;
      const file = { sourceName: fileName, sourcePath: found.path, sizeBytes: found.sizeBytes, mediaFile };
      insertItem(tx, { ...brought, ...file, id });
      putReference(tx, id, found);
      if (texts.length > 0) writeItemText(tx, id, texts);
      submitReading(queue, tx, { title: brought.title, request: { itemId: id, acceptsSilence, track } });
      alongside?.(tx, id);
      return null;
    });
    if (known !== null) return shownItem(findItem(db, known));
  } catch (error) {
    throw fileFailure(error, fileName);
  }
  changes.publish('library', [id]);
  queue.wake();
  return shownItem(findItem(db, id));
}

const KNOWN = `WHERE path = :path AND sha256 = :sha256 AND state = 'there' AND NOT ${isItemBinned('item_id')}`;
