import { randomUUID } from 'node:crypto';
import { link, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import { numberedFileName } from '../../../../shared/domain/files/file-name.ts';
import { syncFolder } from '../../../../shared/disk/sync-folder.ts';
import { exists, isNameTaken } from './exists.ts';
import { fileFailure, folderFailure } from '../file-failure.ts';
import { firstFree } from './first-free.ts';

/** A finished file under a temporary name in the folder that it belongs to, and the name that it should get. */
export type FinishedFile = { temporary: string; name: string };

const MOST_NAMES = 10_000;

/** A temporary name in a folder, hidden where a leading dot hides. */
export const temporaryFile = (folder: string): string => path.join(folder, `.${randomUUID()}.partial`);

/** Writes under a temporary name, then gives the file the first free name; returns it. Nothing is ever overwritten. */
export async function writeNewFile(folder: string, name: string, content: string | Uint8Array): Promise<string> {
  const temporary = temporaryFile(folder);
  await writeTemporary(temporary, name, content);
  try {
    const [given] = await placeNewFiles(folder, [{ temporary, name }]);
    return given ?? name;
  } catch (error) {
    throw fileFailure(error, name);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Writes a text or bytes to `temporary` and syncs it; nothing is left when it fails. Throws DISK_FULL, FOLDER_READ_ONLY; `name` is for messages. */
export async function writeTemporary(temporary: string, name: string, content: string | Uint8Array): Promise<void> {
  const handle = await open(temporary, 'wx').catch((error: unknown) => {
    throw exportFolderFailure(error, path.dirname(temporary), name);
  });
  try {
    await handle.writeFile(content, 'utf8');
    await handle.sync();
    await handle.close();
  } catch (error) {
    await handle.close();
    await rm(temporary, { force: true });
    throw fileFailure(error, name);
  }
}

/** Why nothing can be begun in the folder of an export; `name` is what should be written there. */
export function exportFolderFailure(error: unknown, folder: string, name: string): Failure {
  const failure = folderFailure(error, folder, name);
  if (failure instanceof Failure) {
    // Whatever is wrong with the folder, the cure is another one.
    const code = failure.code === 'FILE_MISSING' ? 'FOLDER_READ_ONLY' : failure.code;
    return Failure.of({ code, message: failure.message, data: failure.data }, { cause: error });
  }
  const message = 'Can’t write to the export folder. Choose another one.';
  return new Failure('FOLDER_READ_ONLY', message, { folder: path.basename(folder) }, { cause: error });
}

/**
 * Gives files that belong together their names, all with the same number where one of the names is taken: `talk (2).mp3` and
 * `talk (2).srt`. Returns the names in the same order. Nothing is ever overwritten. Throws CONFLICT when no number is free.
 */
export async function placeNewFiles(folder: string, files: readonly FinishedFile[]): Promise<string[]> {
  const namesOf = (number: number) => files.map(({ name }) => (number === 1 ? name : numberedFileName(name, number)));
  const isTaken = (number: number) => isAnyTaken(folder, namesOf(number));
  for (let number = 1; (number = await firstFree(isTaken, number, MOST_NAMES)) < MOST_NAMES; number++) {
    const names = namesOf(number);
    if (await placeAll(folder, files, names)) {
      await syncFolder(folder);
      return names;
    }
  }
  const name = files[0]?.name ?? '';
  throw reasonedFailure('CONFLICT', 'too_many_names', { fileName: name });
}

async function isAnyTaken(folder: string, names: readonly string[]): Promise<boolean> {
  const taken = await Promise.all(names.map((name) => isNameTaken(path.join(folder, name))));
  return taken.includes(true);
}

async function placeAll(folder: string, files: readonly FinishedFile[], names: readonly string[]): Promise<boolean> {
  const placed: { temporary: string; target: string }[] = [];
  for (const [index, { temporary }] of files.entries()) {
    const target = path.join(folder, names[index] ?? '');
    if (await placeFile(temporary, target)) {
      placed.push({ temporary, target });
      continue;
    }
    // Somebody else took the name just now: what has its name already goes back.
    for (const file of placed) await takeBack(file);
    return false;
  }
  return true;
}

async function takeBack({ temporary, target }: { temporary: string; target: string }): Promise<void> {
  if (await exists(temporary)) await rm(target);
  else await rename(target, temporary);
}

/** Gives a finished file another name on the same disk, beside the one that it has where the file system can; false where it is taken. */
export async function placeFile(temporary: string, target: string): Promise<boolean> {
  try {
    // A hard link fails where something is there, which a rename would silently replace.
    await link(temporary, target);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EEXIST') return false;
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EOPNOTSUPP' && code !== 'ENOSYS') throw error;
    if (await isNameTaken(target)) return false;
    // File systems without hard links (FAT, some network drives).
    await rename(temporary, target);
  }
  return true;
}
