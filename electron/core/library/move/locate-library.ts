import fs from 'node:fs';
import path from 'node:path';
import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { CoreContext } from '../../core-context.ts';
import { SHARED_SUBJECT } from '../../sidecars/sidecar-place.ts';
import type { LibraryFolder } from '../library-folder.ts';
import { sidecarOwner } from '../places/sidecar-owner.ts';

/** So many items are looked for in a folder that is said to be the library, from all of its time. */
const MOST_LOOKED_FOR = 200;

type LocateDeps = Pick<CoreContext, 'db' | 'shell' | 'log'> & {
  folder: LibraryFolder;
  /** A folder that the user has chosen already. */
  chosen?: string | undefined;
  /** Lets no sidecar be written while `work` runs, see Sidecars. */
  holdSidecars<Result>(work: () => Promise<Result>): Promise<Result>;
};

/**
 * Uses the library where its folder is now, after somebody moved or renamed it: the user chooses that folder, or the one it lies
 * in, unless `chosen` is it. Nothing is copied or changed. Null when dismissed. Throws CONFLICT `other_library` where no item of
 * this library is in there.
 */
export async function locateLibrary(deps: LocateDeps): Promise<{ libraryFolder: string } | null> {
  const { folder, shell } = deps;
  const chosen = deps.chosen ?? (await shell.chooseFolder('Find the library folder'));
  if (chosen === null) return null;
  const found = [chosen, path.join(chosen, path.basename(folder.root()))].find((each) => holdsLibrary(deps, each));
  if (found === undefined) throw reasonedFailure('CONFLICT', 'other_library', { name: path.basename(chosen) });
  await deps.holdSidecars(() => Promise.resolve(folder.moveTo(path.resolve(found))));
  return { libraryFolder: folder.root() };
}

/**
 * Makes the library's folder again where it was, for a library whose files are gone for good, and writes with `repair` the sidecars
 * of what the index has. Throws FOLDER_READ_ONLY, DISK_FULL.
 */
export async function createEmptyLibrary(
  { folder, log }: Pick<LocateDeps, 'folder' | 'log'>,
  repair: () => Promise<unknown>,
): Promise<void> {
  folder.makeAnew();
  await repair().catch((error: unknown) => {
    // They stay behind, and "atelier library check" names them.
    log.warn('Sidecars could not be written again.', { code: failureRecord(error).code });
  });
}

/** Whether items of this library lie below a folder; a library without items is any folder that looks like one. */
function holdsLibrary({ db, folder }: Pick<LocateDeps, 'db' | 'folder'>, root: string): boolean {
  if (!fs.existsSync(path.join(root, 'media'))) return false;
  const written = db.all<{ subject: string }>(
    `SELECT subject FROM sidecars WHERE written_revision > 0 AND subject <> '${SHARED_SUBJECT}' ORDER BY subject`,
  );
  const step = Math.max(1, Math.floor(written.length / MOST_LOOKED_FOR));
  const looked = written.filter((_, index) => index % step === 0).map(({ subject }) => subject as ItemId);
  const present = folder.root();
  const isIn = (id: ItemId) => isSidecarOf(path.join(root, path.relative(present, folder.sidecar(id))), id);
  return looked.length === 0 || looked.some(isIn);
}

/** A file that cannot be read tells nothing. */
function isSidecarOf(file: string, id: ItemId): boolean {
  try {
    return sidecarOwner(file) === id;
  } catch {
    return false;
  }
}
