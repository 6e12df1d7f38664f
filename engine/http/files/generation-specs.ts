import { open } from 'node:fs/promises';
import { imageSize } from 'image-size';
import { viewOf } from '../../../shared/audio/byte-source.ts';
import { mp4Box, mp4TopBoxes } from '../../../shared/audio/containers/mp4/mp4-boxes.ts';
import { openFileSource } from '../../recognition/audio-input/file-source.ts';

/** Tells the length of a recording; throws what the recogniser's `probe` throws. */
export type ProbeSound = (file: string, fileName: string) => Promise<{ durationMs: number }>;

/** What generation takes (gaps.md part 2, v2 video creation): sides in pixels, width over height, seconds. */
const SIDE = { least: 256, most: 5760 };
const RATIO = { least: 0.4, most: 2.5 };
const SECONDS = { least: 2, most: 15 };
/** Where the size of a picture stands; cameras put much before it. */
const HEAD_BYTES = 8 * 1024 * 1024;
const MOST_MOVIE_BYTES = 4 * 1024 * 1024;

const IMAGES = ['jpg', 'jpeg', 'png', 'webp', 'heic', 'heif'];
const SOUNDS = ['wav', 'mp3'];

/**
 * What is wrong with an input of video generation, as a sentence without a stop, or null (service.md, upload: specs are
 * checked there). A film whose head does not tell its length is let through.
 */
export async function generationProblem(
  { path: file, fileName }: { path: string; fileName: string },
  extension: string,
  probe: ProbeSound,
): Promise<string | null> {
  if (IMAGES.includes(extension)) return imageProblem(await readHead(file), extension);
  const seconds = SOUNDS.includes(extension) ? await soundSeconds(file, fileName, probe) : await filmSeconds(file);
  if (seconds === 'unreadable') return `the content of the file is not ${extension} that can be played`;
  if (seconds === null || (seconds >= SECONDS.least && seconds <= SECONDS.most)) return null;
  return `the file lasts ${seconds.toFixed(2)} s, it must last ${SECONDS.least} to ${SECONDS.most} s`;
}

function imageProblem(head: Uint8Array, extension: string): string | null {
  const size = sizeOf(head);
  if (!size) return `the content of the file is not ${extension} whose width and height can be read`;
  const { width, height } = size;
  if (Math.min(width, height) < SIDE.least || Math.max(width, height) > SIDE.most) {
    return `the picture has ${width} x ${height} pixels, its sides must have ${SIDE.least} to ${SIDE.most} pixels`;
  }
  const ratio = width / height;
  if (ratio >= RATIO.least && ratio <= RATIO.most) return null;
  return `the picture has ${width} x ${height} pixels, its ratio must be between ${RATIO.least} and ${RATIO.most}`;
}

function sizeOf(head: Uint8Array): { width: number; height: number } | null {
  try {
    const { width, height } = imageSize(head);
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    // Whatever it stumbled over: the picture cannot be used.
    return null;
  }
}

async function readHead(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(Math.min(size, HEAD_BYTES));
    const { bytesRead } = await handle.read(head, 0, head.length, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function soundSeconds(file: string, fileName: string, probe: ProbeSound): Promise<number | 'unreadable'> {
  try {
    return (await probe(file, fileName)).durationMs / 1000;
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('AUDIO_')) return 'unreadable';
    throw error;
  }
}

/** The length that the movie header states; null where there is none. */
async function filmSeconds(file: string): Promise<number | null> {
  const source = await openFileSource(file);
  try {
    for await (const box of mp4TopBoxes(source, 0)) {
      if (box.name !== 'moov') continue;
      const length = Math.min(box.end - box.bodyOffset, MOST_MOVIE_BYTES);
      const header = mp4Box(await source.read(box.bodyOffset, length), 'mvhd');
      return header && headerSeconds(header);
    }
  } catch {
    // A head that cannot be walked tells no length.
  } finally {
    await source.close();
  }
  return null;
}

function headerSeconds(header: Uint8Array): number | null {
  const view = viewOf(header);
  const isLong = header[0] === 1;
  if (header.length < (isLong ? 32 : 20)) return null;
  const timescale = view.getUint32(isLong ? 20 : 12);
  const duration = isLong ? Number(view.getBigUint64(24)) : view.getUint32(16);
  return timescale === 0 || duration === 0 ? null : duration / timescale;
}
