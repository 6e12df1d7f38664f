import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { syncFolder, syncFoldersUpTo } from '../../../shared/disk/sync-folder.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import { folderFailure } from '../files/file-failure.ts';
import { ITEM_SIDECAR, type LibraryFolder } from '../library/library-folder.ts';
import { sidecarOwner } from '../library/places/sidecar-owner.ts';
import { sidecarParts } from './content/sidecar-text.ts';
import { SHARED_SUBJECT, sidecarPlace } from './sidecar-place.ts';

/** A sidecar that is on the disk as a temporary file. `sha256` is that of its bytes; `isFirst`: none was written at its place so far. */
export type PreparedSidecar = {
  isFirst: boolean;
  subject: string;
  revision: number;
  temporary: string;
  place: string;
  sizeBytes: number;
  sha256: string;
};

/** As much text is made before whatever else waits has its turn. */
const PIECE_LENGTH = 100_000;

/** Writes a sidecar beside its place and syncs it. Throws DISK_FULL, FOLDER_READ_ONLY, FILE_MISSING. */
export async function prepareSidecar(
  folder: LibraryFolder,
  { subject, revision, content, isFirst }: { subject: string; revision: number; content: object; isFirst: boolean },
): Promise<PreparedSidecar> {
  // Not beside its place: what a crash leaves of it must not be among the files of an item.
  const temporary = path.join(folder.incoming(), `${randomUUID()}.json`);
  const hash = createHash('sha256');
  let sizeBytes = 0;
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      for (const piece of piecesOf(content)) {
        const bytes = Buffer.from(piece);
        hash.update(bytes);
        sizeBytes += bytes.length;
        await handle.writeFile(bytes);
        await setImmediate();
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    await rm(temporary, { force: true });
    throw folderFailure(error, path.dirname(temporary), 'a sidecar');
  }
  const place = sidecarPlace(folder, subject);
  return { subject, revision, isFirst, temporary, place, sizeBytes, sha256: hash.digest('hex') };
}

/** The parts, joined into pieces that are worth a write. */
function* piecesOf(content: object): Generator<string> {
  let piece = '';
  for (const part of sidecarParts(content)) {
    piece += part;
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/**
 * Gives a prepared sidecar its name, and syncs its folder with those that had to be made; `media` is the caller's. Throws as
 * prepareSidecar does, and CONFLICT where something is in its place that is not this item's: nobody's file is written over.
 */
export async function moveIntoPlace(prepared: PreparedSidecar): Promise<PreparedSidecar> {
  const { subject, place, isFirst } = prepared;
  const folder = path.dirname(place);
  try {
    const made = await mkdir(folder, { recursive: true });
    if (isFirst && subject !== SHARED_SUBJECT && isOfAnother(place, subject))
      throw reasonedFailure('CONFLICT', 'file_exists', { fileName: path.basename(place) });
    await rename(prepared.temporary, place);
    await (made === undefined ? syncFolder(folder) : syncFoldersUpTo(folder, path.dirname(made)));
  } catch (error) {
    await rm(prepared.temporary, { force: true });
    throw folderFailure(error, folder, 'a sidecar');
  }
  return prepared;
}

/** In the folder of its id, whatever is called so is the item's. */
function isOfAnother(place: string, id: string): boolean {
  if (path.basename(place) === ITEM_SIDECAR) return false;
  const owner = sidecarOwner(place);
  return owner !== 'none' && owner !== id;
}
