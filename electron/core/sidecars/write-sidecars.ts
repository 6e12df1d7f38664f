import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { syncFoldersUpTo } from '../../../shared/disk/sync-folder.ts';
import type { CoreContext } from '../core-context.ts';
import { writeAtomically } from '../files/atomic-file.ts';
import { sha256Of } from '../files/sha256.ts';
import type { LibraryFolder } from '../library/library-folder.ts';
import { itemSidecar, sharedSidecar } from './content/sidecar-content.ts';
import { SHARED_SUBJECT, sidecarPlace } from './sidecar-place.ts';
import { sidecarText } from './content/sidecar-text.ts';

/** How many are looked up at once. */
const PAGE = 100;

type WriteDeps = Pick<CoreContext, 'db' | 'log'> & { folder: LibraryFolder };
type Due = { subject: string; revision: number };

/**
 * Writes every sidecar that is behind, until `isOver`. One that cannot be written is named in the log and stays behind. Only
 * for the holder of the lock on sidecars: an older state must never replace a newer one. Resolves with whether none is left.
 */
export async function writeSidecars(deps: WriteDeps, isOver: () => boolean): Promise<boolean> {
  let isComplete = true;
  for (let after = ''; ;) {
    const due = deps.db.all<Due>(
      `SELECT subject, revision FROM sidecars WHERE written_revision < revision AND subject > :after
       ORDER BY subject LIMIT ${PAGE}`,
      { after },
    );
    for (const each of due) {
      if (isOver()) return false;
      isComplete = (await tryToWrite(deps, each)) && isComplete;
      after = each.subject;
      // An edit that waits goes first.
      await setImmediate();
    }
    if (due.length < PAGE) return isComplete;
  }
}

async function tryToWrite(deps: WriteDeps, due: Due): Promise<boolean> {
  try {
    await writeSidecar(deps, due);
    return true;
  } catch (error) {
    const { code } = failureRecord(error);
    deps.log.warn('A sidecar could not be written.', { subject: due.subject, code });
    // Each of the others would fail in the same way.
    if (code === 'DISK_FULL' || code === 'FOLDER_READ_ONLY') throw error;
    return false;
  }
}

/** The revision was read before the content: what changes in between is written once more. */
async function writeSidecar({ db, folder }: WriteDeps, { subject, revision }: Due): Promise<void> {
  const content = subject === SHARED_SUBJECT ? sharedSidecar(db) : itemSidecar(db, subject as ItemId);
  if (!content) return await removeLeft({ db, folder }, subject as ItemId);
  const bytes = Buffer.from(sidecarText(content));
  // Not beside its place: what a crash leaves of it must not be among the files of an item.
  const temporary = path.join(folder.incoming(), `${randomUUID()}.json`);
  const place = sidecarPlace(folder, subject);
  try {
    await writeAtomically(temporary, bytes, 'a sidecar');
    await mkdir(path.dirname(place), { recursive: true });
    await rename(temporary, place);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFoldersUpTo(path.dirname(place), folder.media());
  db.write((tx) =>
    tx.run('UPDATE sidecars SET written_revision = :revision, sha256 = :sha256 WHERE subject = :subject', {
      subject,
      revision,
      sha256: sha256Of(bytes),
    }),
  );
}

/** What a deleted item left, also where the program ended before its files were gone, or its sidecar was just being written. */
async function removeLeft({ db, folder }: Pick<WriteDeps, 'db' | 'folder'>, id: ItemId): Promise<void> {
  // Throws where the disk of the library is not there: its files are for later then.
  folder.incoming();
  await rm(folder.item(id), { recursive: true, force: true });
  db.write((tx) => tx.run('DELETE FROM sidecars WHERE subject = :id', { id }));
}
