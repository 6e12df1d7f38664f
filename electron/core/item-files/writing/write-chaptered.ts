import { copyFile } from 'node:fs/promises';
import type { ChapterMark } from '../../../../shared/audio/tags/chapter-mark.ts';
import { fileFailure } from '../../files/file-failure.ts';
import { writeChapters } from '../../files/tags/write-chapters.ts';

/** A recording and the chapters that are put into it. */
export type ChapteredFile = { file: string; fileName: string; marks: readonly ChapterMark[] };

/** Writes a copy of a recording with its chapters in it; one that has no place for them is a plain copy. Throws like fileFailure. */
export async function writeChaptered({ file, fileName, marks }: ChapteredFile, target: string): Promise<void> {
  try {
    await copyFile(file, target);
    await writeChapters(target, marks);
  } catch (error) {
    throw fileFailure(error, fileName);
  }
}
