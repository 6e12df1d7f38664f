import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import { syncFile, syncFolder } from '../../../../shared/disk/sync-folder.ts';
import type { HostShell, Log } from '../../host-ports.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { copyVerified } from '../../files/writing/copy-verified.ts';
import { exists, isNameTaken } from '../../files/paths/exists.ts';
import { fileFailure } from '../../files/file-failure.ts';
import { isWithin } from '../../files/paths/is-within.ts';
import { sha256OfFile } from '../../files/sha256.ts';
import { LIBRARY_FOLDERS, type LibraryFolder } from '../library-folder.ts';
import { removeEmptyFolders } from '../places/removal/remove-item-files.ts';
import { type CopiedFile, noteFormer } from './former-libraries.ts';
import { discardMove, finishMove, movingMark, takeBack, unfinishedMove } from './unfinished-move.ts';

const SUBFOLDER = 'Atelier library';
/** In failures. */
const NAME = 'the library';

/** What a move of the library needs; `chosen` is a folder that the user has chosen already. */
export type MoveDeps = {
  folder: LibraryFolder;
  shell: HostShell;
  chosen?: string | undefined;
  /** Goes on with a move that was broken off, where there is one. */
  continues?: boolean | undefined;
  jobs: Jobs;
  log: Log;
  now(): number;
  /** Whether another program has the profile open. */
  hasCompany(): boolean;
  /** See Library. */
  whenSettled(): Promise<void>;
  /** Lets no sidecar be written while `work` runs: what is copied must stay as it is. */
  holdSidecars<Result>(work: () => Promise<Result>): Promise<Result>;
};

/**
 * Lets the user choose a folder, unless `chosen` is one, copies the library's files into a folder of its own in there, brings each to the disk,
 * compares size and hash, and switches. The former copies stay until the user decides (see former-libraries.ts). Copies that a
 * move to the same place had made before it was broken off are compared and kept. Null when dismissed. Throws CONFLICT while
 * jobs run (also those that began meanwhile) or the place is taken, DISK_FULL, FOLDER_READ_ONLY (`library_missing`
 * where its folder is); the old place is in use then.
 */
export async function moveLibrary(deps: MoveDeps): Promise<{ libraryFolder: string } | null> {
  const { folder, shell } = deps;
  checkQuiet(deps);
  // Nothing would be copied, and the library be an empty one.
  deps.folder.checkThere();
  const begun = unfinishedMove(folder);
  const chosen =
    deps.chosen ??
    (deps.continues && begun ? path.dirname(begun.to) : await shell.chooseFolder('Choose a library folder'));
  if (chosen === null) return null;
  // What an earlier one left, on a disk that was not there then, must not be taken for somebody's.
  finishMove(folder, deps.log);
  const from = folder.root();
  const to = path.join(chosen, SUBFOLDER);
  const isBegun = unfinishedMove(folder)?.to === to;
  if (isWithin(to, from) || isWithin(from, to) || (!isBegun && (await isNameTaken(to)))) {
    throw reasonedFailure('CONFLICT', 'folder_taken', { name: SUBFOLDER });
  }
  await deps.whenSettled();
  return await deps.holdSidecars(async () => await moveTo(deps, { chosen, from, to, isBegun }));
}

type Move = { chosen: string; from: string; to: string; isBegun: boolean };

async function moveTo(deps: MoveDeps, move: Move): Promise<{ libraryFolder: string }> {
  const { folder, log, now } = deps;
  const { from, to, isBegun } = move;
  // Copies of a move to another place are of no use any more.
  if (!isBegun) discardMove(folder);
  folder.noteMove({ from, to });
  try {
    await mkdir(to, { recursive: isBegun });
    await writeFile(movingMark(to), '');
    await mkdir(path.join(to, 'media'), { recursive: true });
    const copied = await copyAll(move);
    checkQuiet(deps);
    folder.moveTo(to, (tx) => noteFormer(tx, { folder: from, movedAtMs: now(), files: copied.values() }));
  } catch (error) {
    takeBack(to);
    folder.noteMove(null);
    throw fileFailure(error, NAME);
  }
  finishMove(folder, log);
  return { libraryFolder: to };
}

/** By their paths. Copying takes its time, and what comes into the library meanwhile must not be left behind. */
async function copyAll({ chosen, from, to, isBegun }: Move): Promise<Map<string, CopiedFile>> {
  const copied = new Map<string, CopiedFile>();
  for (let files = await filesIn(from); files.length > 0;) {
    for (const file of files) {
      const original = path.join(from, file);
      const { size, mtimeMs } = await stat(original);
      await copyOne(original, path.join(to, file), isBegun);
      copied.set(file, { path: file.split(path.sep).join('/'), sizeBytes: size, modifiedAtMs: Math.trunc(mtimeMs) });
    }
    for (const made of foldersOf(files)) await syncFolder(path.join(to, made));
    for (const made of [to, chosen]) await syncFolder(made);
    files = (await filesIn(from)).filter((file) => !copied.has(file));
  }
  // What was copied before the move was broken off, and is gone from the library since.
  for (const file of isBegun ? await filesIn(to) : []) {
    if (copied.has(file)) continue;
    await rm(path.join(to, file));
    await removeEmptyFolders(path.dirname(path.join(to, file)), to);
  }
  return copied;
}

async function copyOne(original: string, copy: string, isBegun: boolean): Promise<void> {
  if (isBegun && (await exists(copy))) {
    if (await isSameContent(original, copy)) {
      // It may not have come to the disk before.
      await syncFile(copy);
      return;
    }
    await rm(copy);
  }
  if (!(await copyVerified(original, copy, NAME))) throw copyDiffers();
}

/** A copy that was broken off is shorter, or has holes. */
async function isSameContent(one: string, other: string): Promise<boolean> {
  const [{ size }, { size: otherSize }] = await Promise.all([stat(one), stat(other)]);
  return size === otherSize && (await sha256OfFile(one, NAME)) === (await sha256OfFile(other, NAME));
}

const copyDiffers = (): Failure =>
  new Failure('INTERNAL', 'A copied file doesn’t match the original, so the library wasn’t moved.', {
    reason: 'copy-differs',
  });

function checkQuiet({ jobs, hasCompany }: Pick<MoveDeps, 'jobs' | 'hasCompany'>): void {
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
