import { open } from 'node:fs/promises';
import { isAvif } from './avif/avif-boxes.ts';
import { HEAD_BYTES, type ImageHeader, readImageHeader } from './image-header.ts';

/** The first bytes of a file, fewer where it is shorter. Throws the system's error. */
export async function readHead(file: string, most: number): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(Math.min(size, most));
    const { bytesRead } = await handle.read(head, 0, head.length, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Few bytes tell that a file is no image; only of one that may be is more read. */
const FIRST_BYTES = 64;

/** Format and size of an image file; null for a file that is none. Throws the system's error where it cannot be read. */
export async function imageHeaderOf(file: string): Promise<ImageHeader | null> {
  const first = await readHead(file, FIRST_BYTES);
  const mayBeJpeg = first.length > 2 && first.readUInt16BE(0) === 0xffd8;
  return readImageHeader(mayBeJpeg || isAvif(first) ? await readHead(file, HEAD_BYTES) : first);
}

/** Extension of the files of each format. */
export const IMAGE_EXTENSIONS = { png: '.png', jpeg: '.jpg', webp: '.webp', avif: '.avif', gif: '.gif' } as const;
