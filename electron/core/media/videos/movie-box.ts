import { type FileHandle, open } from 'node:fs/promises';
import { fourCharacters, viewOf } from '../../../../shared/audio/byte-source.ts';

/** More boxes at the top level than any writer makes of a clip. */
const MOST_BOXES = 1000;
/** A movie box lists every frame; that of an hour has a few megabytes. */
const MOST_BYTES = 32 * 1024 * 1024;

/** The box of an MP4 that says what is in it: where it begins, its body, and whether nothing comes behind it. */
export type MovieBox = { start: number; bodyStart: number; body: Uint8Array; isLast: boolean };

/** The movie box of an MP4; null for a file that is none, or has none that can be read. Throws the system's error. */
export async function movieBoxOf(file: string): Promise<MovieBox | null> {
  const handle = await open(file, 'r');
  try {
    return await movieIn(handle);
  } finally {
    await handle.close();
  }
}

async function movieIn(handle: FileHandle): Promise<MovieBox | null> {
  const { size: fileSize } = await handle.stat();
  let start = 0;
  for (let count = 0; count < MOST_BOXES && start + 8 <= fileSize; count += 1) {
    const head = await bytesAt(handle, start, 16);
    const name = fourCharacters(head, 4);
    if (start === 0 && name !== 'ftyp') return null;
    const { header, size } = sizeOf(head, fileSize - start);
    const end = start + size;
    if (size < header || end > fileSize) return null;
    if (name === 'moov') {
      const bodyStart = start + header;
      if (end - bodyStart > MOST_BYTES) return null;
      const body = await bytesAt(handle, bodyStart, end - bodyStart);
      return { start, bodyStart, body, isLast: end === fileSize };
    }
    start = end;
  }
  return null;
}

function sizeOf(head: Uint8Array, left: number): { header: number; size: number } {
  const view = viewOf(head);
  const size = view.getUint32(0);
  if (size === 0) return { header: 8, size: left };
  if (size !== 1) return { header: 8, size };
  return head.length < 16 ? { header: 16, size: 0 } : { header: 16, size: Number(view.getBigUint64(8)) };
}

async function bytesAt(handle: FileHandle, offset: number, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  const { bytesRead } = await handle.read(bytes, 0, length, offset);
  return bytes.subarray(0, bytesRead);
}
