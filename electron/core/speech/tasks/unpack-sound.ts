import { open, rename, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { list, type ReadEntry } from 'tar';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';

const MAGIC_OFFSET = 257;
const MAGIC = 'ustar';
const SOUND = new Set(['.mp3', '.wav', '.flac', '.pcm', '.opus', '.aac', '.m4a']);

/**
 * Makes sure that a downloaded result is the sound itself: some services send an archive of the sound, its subtitles and
 * facts (gaps.md, asynchronous speech). Its sound then takes the file's place. Throws SERVICE_FAILED for an archive without any.
 */
export async function unpackSound(file: string): Promise<void> {
  if (!(await isTar(file))) return;
  const target = `${file}.sound`;
  try {
    if (!(await extractSound(file, target))) {
      throw reasonedFailure('SERVICE_FAILED', 'no_sound');
    }
    await rename(target, file);
  } finally {
    await rm(target, { force: true });
  }
}

async function isTar(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const head = Buffer.alloc(MAGIC.length);
    await handle.read(head, 0, head.length, MAGIC_OFFSET);
    return head.toString('latin1') === MAGIC;
  } finally {
    await handle.close();
  }
}

/** Writes the first file that is a sound by its name; names of the archive never become paths. */
async function extractSound(file: string, target: string): Promise<boolean> {
  const written: Promise<void>[] = [];
  await list({
    file,
    onReadEntry: (entry: ReadEntry) => {
      const isSound = entry.type === 'File' && SOUND.has(path.posix.extname(entry.path).toLowerCase());
      if (written.length > 0 || !isSound) return;
      written.push(pipeline(entry as unknown as NodeJS.ReadableStream, createWriteStream(target, { flags: 'wx' })));
    },
  });
  await Promise.all(written);
  return written.length > 0;
}
