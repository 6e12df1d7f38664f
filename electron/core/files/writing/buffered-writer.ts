import type { FileHandle } from 'node:fs/promises';

const BUFFER_BYTES = 1024 * 1024;
/** Stretches of zeros that are left out: a hole in a file reads as zeros and takes no room. */
const HOLE_BYTES = 65_536;
const ZEROS = Buffer.alloc(HOLE_BYTES);

/** Writes a file from its start to its end, with holes where it is zero for long. */
export interface BufferedWriter {
  /** The bytes are copied. */
  append(bytes: Uint8Array): Promise<void>;
  appendZeros(count: number): Promise<void>;
  flush(): Promise<void>;
  /** Flushes, and gives the file its length, which nothing has where it ends in a hole. */
  finish(): Promise<void>;
  sizeBytes(): number;
}

/** A writer over an open, empty file. */
export function createBufferedWriter(handle: FileHandle): BufferedWriter {
  const buffer = Buffer.alloc(BUFFER_BYTES);
  let buffered = 0;
  let flushed = 0;
  const flush = async () => {
    for (const { start, end } of writtenRuns(buffer.subarray(0, buffered))) {
      for (let done = start; done < end;)
        done += (await handle.write(buffer, done, end - done, flushed + done)).bytesWritten;
    }
    flushed += buffered;
    buffered = 0;
  };
  return {
    async append(bytes) {
      for (let done = 0; done < bytes.length;) {
        const part = bytes.subarray(done, done + BUFFER_BYTES - buffered);
        buffer.set(part, buffered);
        buffered += part.length;
        done += part.length;
        if (buffered === BUFFER_BYTES) await flush();
      }
    },
    async appendZeros(count) {
      await flush();
      flushed += count;
    },
    flush,
    async finish() {
      await flush();
      await handle.truncate(flushed);
    },
    sizeBytes: () => flushed + buffered,
  };
}

/** What of a buffer must be written: everything but whole stretches of zeros. */
function writtenRuns(bytes: Buffer): { start: number; end: number }[] {
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
