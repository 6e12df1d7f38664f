import path from 'node:path';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Db } from '../../database/database.ts';
import { sha256OfFile } from '../../files/sha256.ts';

/**
 * Reads the hash of an item's own file, by which it is known wherever it goes, and notes it where none is. Null for a file that
 * cannot be read: `Library.check` tells of those.
 */
export async function noteHash(
  db: Db,
  { id, file, signal }: { id: ItemId; file: string; signal?: AbortSignal | undefined },
): Promise<string | null> {
  const sha256 = await sha256OfFile(file, path.basename(file), signal).catch(() => null);
  if (sha256 === null) return null;
  const note = 'UPDATE sidecars SET file_sha256 = :sha256 WHERE subject = :id AND file_sha256 IS NULL';
  db.write((tx) => tx.run(note, { id, sha256 }));
  return sha256;
}
