import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeFailure } from './file-failure.ts';
import { forgetPart, partName, rememberPart } from './open-parts.ts';
import { madeProgress } from './worker/progress.ts';

const BUFFER_BYTES = 1024 * 1024;
/** Stretches of zeros that are left out: a hole in a file reads as zeros and takes no room. */
const HOLE_BYTES = 65_536;
const ZEROS = Buffer.alloc(HOLE_BYTES);

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
  const buffer = Buffer.alloc(BUFFER_BYTES);
  let buffered = 0;
  let flushed = 0;
  let isOpen = true;
  const flush = async () => {
    for (const { start, end } of soundRuns(buffer.subarray(0, buffered))) {
      for (let done = start; done < end;)
        done += (await handle.write(buffer, done, end - done, flushed + done)).bytesWritten;
    }
    flushed += buffered;
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
        madeProgress();
      }),
    appendZeros: (count) =>
      guard(async () => {
        await flush();
        flushed += count;
        madeProgress();
      }),
    overwrite: (offset, bytes) =>
      guard(async () => {
        await flush();
        await handle.write(bytes, 0, bytes.length, offset);
      }),
    sizeBytes: () => flushed + buffered,
    commit: () =>
      guard(async () => {
        await flush();
        // Where the file ends in a hole, nothing has given it its length.
        await handle.truncate(flushed);
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

/** What of a buffer must be written: everything but whole stretches of zeros. */
function soundRuns(bytes: Buffer): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  for (let start = 0; start < bytes.length; start += HOLE_BYTES) {
    const end = Math.min(bytes.length, start + HOLE_BYTES);
    if (end - start === HOLE_BYTES && bytes.subarray(start, end).equals(ZEROS)) continue;
    const last = runs.at(-1);
    if (last?.end === start) last.end = end;
    else runs.push({ start, end });
  }
  return runs;
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
