import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import { syncFolder } from '../../../shared/disk/sync-folder.ts';
import type { HostShell, Log } from '../host-ports.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { copyVerified } from '../files/copy-verified.ts';
import { exists, isNameTaken } from '../files/exists.ts';
import { fileFailure } from '../files/file-failure.ts';
import { isWithin } from '../files/is-within.ts';
import { LIBRARY_FOLDERS, type LibraryFolder } from './library-folder.ts';
import { finishMove, movingMark, takeBack } from './unfinished-move.ts';

const SUBFOLDER = 'Atelier library';
/** In failures. */
const NAME = 'the library';

/**
 * Lets the user choose a folder, unless `chosen` is one, copies the library's files into a folder of its own in there, brings each to the disk and
 * compares size and hash, switches, and only then removes the old copies. Null when dismissed. Throws CONFLICT while jobs run (also those
 * that began meanwhile) or the place is taken, DISK_FULL, FOLDER_READ_ONLY; the old place is in use then.
 */
export async function moveLibrary(deps: {
  folder: LibraryFolder;
  shell: HostShell;
  /** A folder that the user has chosen already. */
  chosen?: string | undefined;
  jobs: Jobs;
  log: Log;
  /** Whether another program has the profile open. */
  hasCompany(): boolean;
  /** See Library. */
  whenSettled(): Promise<void>;
  /** Lets no sidecar be written while `work` runs: what is copied must stay as it is. */
  holdSidecars<Result>(work: () => Promise<Result>): Promise<Result>;
}): Promise<{ libraryFolder: string } | null> {
  const { folder, shell } = deps;
  checkQuiet(deps);
  const chosen = deps.chosen ?? (await shell.chooseFolder('Choose a library folder'));
  if (chosen === null) return null;
  // What an earlier one left, on a disk that was not there then, must not be taken for somebody's.
  finishMove(folder, deps.log);
  const from = folder.root();
  const to = path.join(chosen, SUBFOLDER);
  if (isWithin(to, from) || isWithin(from, to) || (await isNameTaken(to))) {
    throw reasonedFailure('CONFLICT', 'folder_taken', { name: SUBFOLDER });
  }
  await deps.whenSettled();
  return await deps.holdSidecars(async () => await moveTo(deps, { chosen, from, to }));
}

async function moveTo(
  deps: Parameters<typeof moveLibrary>[0],
  { chosen, from, to }: { chosen: string; from: string; to: string },
): Promise<{ libraryFolder: string }> {
  const { folder, log } = deps;
  const copied = new Set<string>();
  folder.noteMove({ from, to });
  try {
    await mkdir(to);
    await writeFile(movingMark(to), '');
    await mkdir(path.join(to, 'media'));
    // Copying takes its time, and what comes into the library meanwhile must not be left behind.
    for (let files = await filesIn(from); files.length > 0;) {
      for (const file of files) {
        const isSame = await copyVerified(path.join(from, file), path.join(to, file), NAME);
        if (!isSame) throw copyDiffers();
        copied.add(file);
      }
      for (const made of foldersOf(files)) await syncFolder(path.join(to, made));
      for (const made of [to, chosen]) await syncFolder(made);
      files = (await filesIn(from)).filter((file) => !copied.has(file));
    }
    checkQuiet(deps);
    folder.moveTo(to);
  } catch (error) {
    takeBack(to);
    folder.noteMove(null);
    throw fileFailure(error, NAME);
  }
  finishMove(folder, log);
  return { libraryFolder: to };
}

const copyDiffers = (): Failure =>
  new Failure('INTERNAL', 'A copied file doesn’t match the original, so the library wasn’t moved.', {
    reason: 'copy-differs',
  });

function checkQuiet({ jobs, hasCompany }: { jobs: Jobs; hasCompany(): boolean }): void {
  if (hasCompany()) {
    throw reasonedFailure('CONFLICT', 'other_process');
  }
  if (jobs.hasActive()) throw reasonedFailure('CONFLICT', 'tasks_active');
}

/** Files of a library, relative to it. */
async function filesIn(root: string): Promise<string[]> {
  const files: string[] = [];
  for (const folder of LIBRARY_FOLDERS) {
    if (!(await exists(path.join(root, folder)))) continue;
    const entries = await readdir(path.join(root, folder), { withFileTypes: true, recursive: true });
    for (const entry of entries)
      if (entry.isFile()) files.push(path.relative(root, path.join(entry.parentPath, entry.name)));
  }
  return files.filter((file) => !file.startsWith(path.join('media', '.incoming') + path.sep));
}

/** Folders of the files, the deepest first. */
function foldersOf(files: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const file of files) {
    for (let at = path.dirname(file); at !== '.'; at = path.dirname(at)) folders.add(at);
  }
  return [...folders].toSorted((one, other) => other.length - one.length);
}
