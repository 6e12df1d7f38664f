import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImageExport } from '../../../../shared/domain/library/item-export.ts';
import { NO_IMAGE_EDIT } from '../../../../shared/domain/media/image-edit.ts';
import { fileFailure } from '../../files/file-failure.ts';
import { imageHeaderOf } from '../../media/images/read-image.ts';
import { recipeIn, withoutRecipe, withRecipe } from '../../media/images/recipe-in-image.ts';
import type { Media } from '../../media/media.ts';
import { writeChaptered } from './write-chaptered.ts';
import { writeSongWithCover } from './write-song.ts';
import type { PlannedFile, ReadyFile } from '../plan-files.ts';
import { makeFolders } from '../../files/paths/make-folders.ts';

/** What converts images, and the folder in which they lie until they have been written. */
export type ImageWriting = { media: Pick<Media, 'convertImage'>; imageFolder: string };

/**
 * Calls `write` with files that can be written as they are: images that become others, songs with a cover and
 * recordings with chapters are there as files of their own until it resolves. Throws what it throws, and like Media.convertImage.
 */
export async function withWrittenImages<Result>(
  { media, imageFolder }: ImageWriting,
  files: readonly PlannedFile[],
  write: (files: readonly ReadyFile[]) => Promise<Result>,
): Promise<Result> {
  const folder = path.join(imageFolder, randomUUID());
  try {
    const ready: ReadyFile[] = [];
    for (const file of files) {
      if (!('imageOf' in file) && !('song' in file) && !('chaptered' in file)) {
        ready.push(file);
        continue;
      }
      await makeFolders(folder);
      const copyOf = path.join(folder, String(ready.length));
      if ('song' in file) await writeSongWithCover(media, file.song, copyOf);
      else if ('chaptered' in file) await writeChaptered(file.chaptered, copyOf);
      else await writeImage(media, { file: file.imageOf, fileName: file.name, target: copyOf, how: file.how });
      ready.push({ name: file.name, copyOf });
    }
    return await write(ready);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** In a format, with its recipe inside or without any. One that has the format is not drawn anew, so that nothing is lost. */
async function writeImage(
  media: ImageWriting['media'],
  { file, fileName, target, how }: { file: string; fileName: string; target: string; how: ImageExport },
): Promise<void> {
  try {
    const has = (await imageHeaderOf(file))?.format;
    if (how.format === 'original' || how.format === has) {
      const image = await readFile(file);
      await writeFile(target, how.withRecipe ? image : withoutRecipe(image));
      return;
    }
    await media.convertImage({ file, fileName, target, format: how.format, edit: NO_IMAGE_EDIT });
    const recipe = how.withRecipe ? await recipeIn(file) : null;
    if (recipe) await writeFile(target, withRecipe(await readFile(target), recipe));
  } catch (error) {
    throw fileFailure(error, fileName);
  }
}
