import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeFailure } from './file-failure.ts';
import { forgetPart, partName, rememberPart } from './open-parts.ts';
import { madeProgress } from './worker/progress.ts';

const BUFFER_BYTES = 1024 * 1024;

/** A file that appears under its name only when it is complete. */
export interface AtomicFile {
  /** Appends; the bytes are copied, so the caller may reuse them. */
  append(bytes: Uint8Array): Promise<void>;
  /** Writes over bytes appended before. */
  overwrite(offset: number, bytes: Uint8Array): Promise<void>;
  /** Bytes appended so far. */
  sizeBytes(): number;
  /** Syncs and renames. */
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
  const buffer = new Uint8Array(BUFFER_BYTES);
  let buffered = 0;
  let size = 0;
  let isOpen = true;
  const flush = async () => {
    for (let done = 0; done < buffered;) done += (await handle.write(buffer, done, buffered - done)).bytesWritten;
    buffered = 0;
  };
  const close = async () => {
    if (isOpen) await handle.close();
    isOpen = false;
  };
  return {
    append: (bytes) =>
      guard(async () => {
        for (let done = 0; done < bytes.length;) {
          const part = bytes.subarray(done, done + BUFFER_BYTES - buffered);
          buffer.set(part, buffered);
          buffered += part.length;
          done += part.length;
          if (buffered === BUFFER_BYTES) await flush();
        }
        size += bytes.length;
        madeProgress();
      }),
    overwrite: (offset, bytes) =>
      guard(async () => {
        await flush();
        await handle.write(bytes, 0, bytes.length, offset);
      }),
    sizeBytes: () => size,
    commit: () =>
      guard(async () => {
        await flush();
        await handle.sync();
        await close();
        await rename(temporary, target);
        forgetPart(temporary);
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
