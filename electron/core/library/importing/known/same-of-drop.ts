import { stat } from 'node:fs/promises';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../../shared/domain/library/library-item.ts';
import { selectItems, shownItem } from '../../items/item-table.ts';
import type { LibraryDeps } from '../../library-deps.ts';
import { fileOfItem } from '../../references/reference-table.ts';
import { isSameFile } from './known-recording.ts';

const OF_SIZE = `WHERE id IN (SELECT value FROM json_each(:ids)) AND size_bytes = :size AND media_state <> 'failed'`;

/**
 * What has the very bytes of a file among the items that came with the same drop; null where that is none. Only files of the same
 * size are read.
 */
export async function sameOfDrop(
  { db, folder }: Pick<LibraryDeps, 'db' | 'folder'>,
  { file, ids }: { file: string; ids: readonly ItemId[] },
): Promise<LibraryItem | null> {
  // What is wrong with the file is told when it is copied.
  const facts = await stat(file).catch(() => null);
  if (!facts?.isFile() || facts.size === 0 || ids.length === 0) return null;
  for (const item of selectItems(db, OF_SIZE, { ids: JSON.stringify(ids), size: facts.size }))
    if (await isSameFile(file, fileOfItem({ db, folder }, item))) return shownItem(item);
  return null;
}
