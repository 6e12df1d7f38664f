import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../../../shared/disk/sync-folder.ts';
import { createBufferedWriter } from './buffered-writer.ts';
import { writeFailure } from './file-failure.ts';
import { forgetPart, partName, rememberPart } from './open-parts.ts';
import { madeProgress } from './worker/progress.ts';

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

/** Opens a temporary file beside `target`, whose folder is made. Every call may throw DISK_FULL or FOLDER_READ_ONLY. */
export async function createAtomicFile(target: string): Promise<AtomicFile> {
  const folder = path.dirname(target);
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw writeFailure(error, folder);
    }
  };
  await guard(() => mkdir(folder, { recursive: true }));
  const temporary = path.join(folder, partName());
  rememberPart(temporary);
  const handle = await guard(() => open(temporary, 'wx'));
  const writer = createBufferedWriter(handle);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await handle.close();
    isOpen = false;
  };
  return {
    append: (bytes) => guard(() => writer.append(bytes)).finally(madeProgress),
    appendZeros: (count) => guard(() => writer.appendZeros(count)).finally(madeProgress),
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

/** Writes a whole small file. Throws DISK_FULL or FOLDER_READ_ONLY. */
export async function writeAtomically(target: string, bytes: Uint8Array): Promise<void> {
  const file = await createAtomicFile(target);
  try {
    await file.append(bytes);
    await file.commit();
  } finally {
    await file.discard();
  }
}
