import { copyFile, readFile } from 'node:fs/promises';
import { SONG_DISCLOSURE } from '../../../../shared/domain/library/origins/provenance.ts';
import { NO_IMAGE_EDIT } from '../../../../shared/domain/media/image-edit.ts';
import { fileFailure } from '../../files/file-failure.ts';
import { readProvenance } from '../../files/tags/read-provenance.ts';
import { tagFile } from '../../files/tags/tag-file.ts';
import type { Media } from '../../media/media.ts';

/** A song and the image that is put into its tags. */
export type SongWithCover = { file: string; fileName: string; cover: string; title: string; lyrics: string };

/** Writes a copy of a song with its cover in its tags, its sound byte for byte as it is. Throws like Media.convertImage. */
export async function writeSongWithCover(
  media: Pick<Media, 'convertImage'>,
  { file, fileName, cover, title, lyrics }: SongWithCover,
  target: string,
): Promise<void> {
  const image = `${target}.jpg`;
  try {
    await media.convertImage({ file: cover, fileName, target: image, format: 'jpeg', edit: NO_IMAGE_EDIT });
    await copyFile(file, target);
    const found = await readProvenance(file);
    await tagFile(target, {
      title,
      comment: found ? SONG_DISCLOSURE : '',
      provenance: found ? JSON.stringify(found) : undefined,
      lyrics: lyrics || undefined,
      cover: await readFile(image),
    });
  } catch (error) {
    throw fileFailure(error, fileName);
  }
}
