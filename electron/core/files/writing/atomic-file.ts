import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../../../../shared/disk/sync-folder.ts';
import { createBufferedWriter } from './buffered-writer.ts';
import { folderFailure } from '../file-failure.ts';
import { forgetPart, noteWritten, partName, rememberPart } from './open-parts.ts';
import { makeFolders } from '../paths/make-folders.ts';

/** A file that appears under its name only when it is complete. */
export interface AtomicFile {
  /** Appends; the bytes are copied, so the caller may reuse them. */
  append(bytes: Uint8Array): Promise<void>;
  /** Appends zeros at no cost. */
  appendZeros(count: number): Promise<void>;
  /** Writes over bytes appended before. */
  overwrite(offset: number, bytes: Uint8Array): Promise<void>;
  /** Bytes appended so far. */
  sizeBytes(): number;
  /** Syncs, renames, and syncs the folder. */
  commit(): Promise<void>;
  /** Removes what was written, unless it was committed. Never throws. */
  discard(): Promise<void>;
}

/**
 * Opens a temporary file beside `target`, whose folder is made; only this user can read it. Every call may throw DISK_FULL or
 * FOLDER_READ_ONLY, with `name` for people.
 */
export async function createAtomicFile(target: string, name = path.basename(target)): Promise<AtomicFile> {
  const folder = path.dirname(target);
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw folderFailure(error, folder, name);
    }
  };
  await guard(() => makeFolders(folder));
  const temporary = path.join(folder, partName());
  rememberPart(temporary);
  const handle = await guard(() => open(temporary, 'wx', 0o600));
  const writer = createBufferedWriter(handle);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await handle.close();
    isOpen = false;
  };
  return {
    append: (bytes) => guard(() => writer.append(bytes)).finally(noteWritten),
    appendZeros: (count) => guard(() => writer.appendZeros(count)).finally(noteWritten),
    overwrite: (offset, bytes) =>
      guard(async () => {
        await writer.flush();
        await handle.write(bytes, 0, bytes.length, offset);
      }),
    sizeBytes: () => writer.sizeBytes(),
    commit: () =>
      guard(async () => {
        await writer.finish();
        await handle.sync();
        await close();
        await rename(temporary, target);
        forgetPart(temporary);
        await syncFolder(folder);
      }),
    async discard() {
      await close().catch(() => undefined);
      await rm(temporary, { force: true }).catch(() => undefined);
      forgetPart(temporary);
    },
  };
}

/** Writes a whole small file, or the new content of one. Throws as createAtomicFile does. */
export async function writeAtomically(target: string, bytes: Uint8Array, name?: string): Promise<void> {
  const file = await createAtomicFile(target, name);
  try {
    await file.append(bytes);
    await file.commit();
  } finally {
    await file.discard();
  }
}
