import { stat } from 'node:fs/promises';
import type { LibraryItem } from '../../../../../shared/domain/library/library-item.ts';
import { selectItems, shownItem } from '../../items/item-table.ts';
import type { LibraryDeps } from '../../library-deps.ts';
import { fileOfItem } from '../../references/reference-table.ts';
import { isSameFile } from './known-recording.ts';

/** Recordings are left to knownRecording: whoever brings one that has no transcript wants one. */
const OF_SIZE = `WHERE kind IN ('image', 'clip', 'song') AND size_bytes = :size AND binned_at_ms IS NULL
  AND media_state <> 'failed' ORDER BY created_at_ms DESC`;

/**
 * The image, clip or song with the very bytes of a file; null where there is none outside the bin. Only files of the same size are
 * read.
 */
export async function knownItem(
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
