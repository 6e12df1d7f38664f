import { constants } from 'node:fs';
import { copyFile, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { syncFile } from '../../../../shared/disk/sync-folder.ts';
import { sha256OfFile } from '../sha256.ts';

/**
 * Copies where nothing is yet, syncs, and only then compares; false where the copy differs. The sync is what brings the bytes
 * to the disk, or throws when the disk reports that it could not; the hashes show that what was handed to the system is the
 * original, byte for byte. They are read through the page cache, so of a disk that takes bytes and loses them without a word
 * they cannot tell. Throws what the file system says; `name` is for people.
 */
export async function copyVerified(from: string, to: string, name: string): Promise<boolean> {
  await mkdir(path.dirname(to), { recursive: true });
  await copyFile(from, to, constants.COPYFILE_EXCL);
  await syncFile(to);
  const [before, after] = await Promise.all([stat(from), stat(to)]);
  return before.size === after.size && (await sha256OfFile(from, name)) === (await sha256OfFile(to, name));
}
