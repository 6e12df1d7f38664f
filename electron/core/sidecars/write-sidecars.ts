import { setImmediate } from 'node:timers/promises';
import { syncFolder } from '../../../shared/disk/sync-folder.ts';
import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { CoreContext } from '../core-context.ts';
import type { LibraryFolder } from '../library/library-folder.ts';
import { placeWithoutFile } from '../library/places/place-without-file.ts';
import { removeItemFiles } from '../library/places/removal/remove-item-files.ts';
import type { Media } from '../media/media.ts';
import { itemSidecar, sharedSidecar } from './content/sidecar-content.ts';
import { moveIntoPlace, type PreparedSidecar, prepareSidecar } from './prepare-sidecar.ts';
import { SHARED_SUBJECT } from './sidecar-place.ts';
import type { SidecarRests } from './sidecar-rests.ts';

/** As many are on their way to the disk at once: it syncs many in hardly more time than one. */
const BATCH = 32;

/** `media` has what was derived of files. */
export type WriteDeps = Pick<CoreContext, 'db' | 'log' | 'settings'> & {
  folder: LibraryFolder;
  media: Pick<Media, 'remove'>;
};
type Due = { subject: string; revision: number; isFirst: 0 | 1 };

/**
 * Writes every sidecar that is behind and does not rest, until `isOver`. One that cannot be written is named in the log and stays
 * behind. Only for the holder of the lock on sidecars: an older state must never replace a newer one. Resolves with whether none
 * is left. Throws DISK_FULL and FOLDER_READ_ONLY.
 */
export async function writeSidecars(
  deps: WriteDeps,
  { isOver, rests }: { isOver: () => boolean; rests: SidecarRests },
): Promise<boolean> {
  let isComplete = true;
  for (let after = ''; ;) {
    const due = deps.db.all<Due>(
      `SELECT subject, revision, written_revision = 0 AS isFirst FROM sidecars WHERE written_revision < revision AND subject > :after
       ORDER BY subject LIMIT ${BATCH}`,
      { after },
    );
    const awake = due.filter(({ subject }) => !rests.isResting(subject));
    const written = await writeBatch(deps, awake, isOver);
    for (const { subject, sizeBytes } of written.sidecars) rests.note(subject, sizeBytes);
    isComplete = isComplete && awake.length === due.length && written.isComplete;
    if (isOver() && !isComplete) return false;
    const last = due.at(-1);
    if (!last || due.length < BATCH) return isComplete;
    after = last.subject;
  }
}

/** Nothing is noted as written before all of it is on the disk. */
async function writeBatch(
  deps: WriteDeps,
  due: readonly Due[],
  isOver: () => boolean,
): Promise<{ sidecars: PreparedSidecar[]; isComplete: boolean }> {
  const started: Attempt<PreparedSidecar | null>[] = [];
  for (const each of due) {
    if (isOver()) break;
    const work = prepare(deps, each);
    // It may fail before all have begun and are waited for; what failed is told then.
    work.catch(() => undefined);
    started.push({ subject: each.subject, work });
    // An edit that waits goes first.
    await setImmediate();
  }
  const prepared = await attemptAll(deps, started);
  const placed = await attemptAll(
    deps,
    prepared.done.flatMap((each) => (each ? [{ subject: each.subject, work: moveIntoPlace(each) }] : [])),
  );
  const sidecars = placed.done;
  if (sidecars.length > 0) await syncFolder(deps.folder.media());
  deps.db.write((tx) => {
    const note = 'UPDATE sidecars SET written_revision = :revision, sha256 = :sha256 WHERE subject = :subject';
    for (const { subject, revision, sha256 } of sidecars) tx.run(note, { subject, revision, sha256 });
  });
  const isComplete = started.length === due.length && prepared.failedCount + placed.failedCount === 0;
  return { sidecars, isComplete };
}

type Attempt<Result> = { subject: string; work: Promise<Result> };

/** What came of them. Throws, when all have ended, what each of the others would fail with too. */
async function attemptAll<Result>(
  { log }: Pick<WriteDeps, 'log'>,
  attempts: readonly Attempt<Result>[],
): Promise<{ done: Result[]; failedCount: number }> {
  const settled = await Promise.allSettled(attempts.map(({ work }) => work));
  const done: Result[] = [];
  for (const [index, each] of settled.entries()) {
    if (each.status === 'fulfilled') {
      done.push(each.value);
      continue;
    }
    const { code } = failureRecord(each.reason);
    log.warn('A sidecar could not be written.', { subject: attempts[index]?.subject ?? '', code });
    if (code === 'DISK_FULL' || code === 'FOLDER_READ_ONLY') throw each.reason;
  }
  return { done, failedCount: settled.length - done.length };
}

/** The revision was read before the content: what changes in between is written once more. Null where the item is gone. */
async function prepare(deps: WriteDeps, { subject, revision, isFirst }: Due): Promise<PreparedSidecar | null> {
  const { db, folder } = deps;
  const isShared = subject === SHARED_SUBJECT;
  if (isFirst === 1 && !isShared) await placeWithoutFile(deps, subject as ItemId);
  const content = isShared ? sharedSidecar(db) : itemSidecar(db, subject as ItemId);
  if (content) return await prepareSidecar(folder, { subject, revision, content, isFirst: isFirst === 1 });
  await removeLeft(deps, subject as ItemId);
  return null;
}

/** What a deleted item left, also where the program ended before its files were gone, or its sidecar was just being written. */
async function removeLeft({ db, folder, media }: WriteDeps, id: ItemId): Promise<void> {
  // Throws where the disk of the library is not there: its files are for later then.
  folder.checkThere();
  await removeItemFiles({ db, folder }, id);
  await media.remove(id);
  db.write((tx) => tx.run('DELETE FROM sidecars WHERE subject = :id', { id }));
}
