import { stat } from 'node:fs/promises';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import { selectItems, shownItem } from '../items/item-table.ts';
import type { LibraryDeps } from '../library-deps.ts';
import { fileOfItem } from '../references/reference-table.ts';
import { isSameFile } from './known-recording.ts';

const OF_SIZE = `WHERE kind = 'clip' AND size_bytes = :size AND binned_at_ms IS NULL AND media_state <> 'failed'
  ORDER BY created_at_ms DESC`;

/** The clip with the very bytes of a file; null where there is none outside the bin. Only files of the same size are read. */
export async function knownClip(
  { db, folder }: Pick<LibraryDeps, 'db' | 'folder'>,
  file: string,
): Promise<LibraryItem | null> {
  // What is wrong with the file is told when it is copied.
  const facts = await stat(file).catch(() => null);
  if (!facts?.isFile() || facts.size === 0) return null;
  for (const item of selectItems(db, OF_SIZE, { size: facts.size }))
    if (await isSameFile(file, fileOfItem({ db, folder }, item))) return shownItem(item);
  return null;
}
