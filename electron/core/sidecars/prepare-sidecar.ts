import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { syncFolder } from '../../../shared/disk/sync-folder.ts';
import { folderFailure } from '../files/file-failure.ts';
import type { LibraryFolder } from '../library/library-folder.ts';
import { sidecarParts } from './content/sidecar-text.ts';
import { sidecarPlace } from './sidecar-place.ts';

/** A sidecar that is on the disk as a temporary file. `sha256` is that of its bytes. */
export type PreparedSidecar = {
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
  { subject, revision, content }: { subject: string; revision: number; content: object },
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
  return { subject, revision, temporary, place: sidecarPlace(folder, subject), sizeBytes, sha256: hash.digest('hex') };
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

/** Gives a prepared sidecar its name and syncs its folder; the one above is the caller's. Throws as prepareSidecar does. */
export async function moveIntoPlace(prepared: PreparedSidecar): Promise<PreparedSidecar> {
  const folder = path.dirname(prepared.place);
  try {
    await mkdir(folder, { recursive: true });
    await rename(prepared.temporary, prepared.place);
    await syncFolder(folder);
  } catch (error) {
    await rm(prepared.temporary, { force: true });
    throw folderFailure(error, folder, 'a sidecar');
  }
  return prepared;
}
