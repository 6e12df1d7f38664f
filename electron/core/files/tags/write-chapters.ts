import { open } from 'node:fs/promises';
import { fourCharacters, joinBytes, readChunks, viewOf } from '../../../../shared/audio/byte-source.ts';
import { chapterSamples } from '../../../../shared/audio/containers/mp4/chapters/chapter-track.ts';
import { movieWithChapters } from '../../../../shared/audio/containers/mp4/chapters/movie-chapters.ts';
import { makeBox } from '../../../../shared/audio/containers/mp4/mp4-boxes.ts';
import type { ChapterMark } from '../../../../shared/audio/tags/chapter-mark.ts';
import { mp3WithChapters } from '../../../../shared/audio/tags/id3-chapters.ts';
import { movieBoxOf } from '../../media/videos/movie-box.ts';
import { withFileBytes } from '../file-bytes.ts';
import { createAtomicFile } from '../writing/atomic-file.ts';

const CHUNK_BYTES = 1024 * 1024;
const NAME_AT = 4;
/** Header of the box that the titles lie in. */
const BOX_HEADER = 8;
const MOST_BOXES = 1000;

/**
 * Writes chapters into an MP3, M4A, MP4 or MOV that is a copy of its own; sound and pictures stay byte for byte, and other files as
 * they are. Returns whether it holds them now. Throws the system’s error, and like createAtomicFile.
 */
export async function writeChapters(file: string, marks: readonly ChapterMark[]): Promise<boolean> {
  if (marks.length === 0) return false;
  return (await writeIntoMovie(file, marks)) || (await writeIntoMp3(file, marks));
}

async function writeIntoMp3(file: string, marks: readonly ChapterMark[]): Promise<boolean> {
  return await withFileBytes(file, async (source) => {
    const written = await mp3WithChapters(source, marks);
    if (!written) return false;
    const target = await createAtomicFile(file);
    try {
      await target.append(written.head);
      for await (const chunk of readChunks(source, { start: written.start }, CHUNK_BYTES)) await target.append(chunk);
      await target.commit();
    } finally {
      await target.discard();
    }
    return true;
  });
}

/** Titles and movie box come last, and an earlier movie box becomes free space: so frames stay where it says that they are. */
async function writeIntoMovie(file: string, marks: readonly ChapterMark[]): Promise<boolean> {
  const movie = await movieBoxOf(file);
  if (!movie) return false;
  const handle = await open(file, 'r+');
  try {
    const { size } = await handle.stat();
    if (!(await endsClosed(handle, size))) return false;
    const at = movie.isLast ? movie.start : size;
    const titles = makeBox('mdat', ...chapterSamples(marks));
    const box = movieWithChapters(movie.body, marks, at + BOX_HEADER);
    if (!box) return false;
    const bytes = joinBytes([titles, box]);
    await handle.write(bytes, 0, bytes.length, at);
    await handle.truncate(at + bytes.length);
    if (!movie.isLast) await handle.write(Buffer.from('free', 'latin1'), 0, 4, movie.start + NAME_AT);
    await handle.sync();
    return true;
  } finally {
    await handle.close();
  }
}

type Handle = Awaited<ReturnType<typeof open>>;

/** Whether every box says where it ends: what is put behind one that is open to the end would be part of it. */
async function endsClosed(handle: Handle, fileSize: number): Promise<boolean> {
  let offset = 0;
  for (let count = 0; count < MOST_BOXES && offset < fileSize; count += 1) {
    const head = new Uint8Array(16);
    const { bytesRead } = await handle.read(head, 0, head.length, offset);
    if (bytesRead < BOX_HEADER || fourCharacters(head, NAME_AT) === 'moof') return false;
    const short = viewOf(head).getUint32(0);
    const size = short === 1 && bytesRead === 16 ? Number(viewOf(head).getBigUint64(8)) : short;
    if (size < BOX_HEADER) return false;
    offset += size;
  }
  return offset === fileSize;
}
