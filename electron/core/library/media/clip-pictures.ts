import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import { findItem } from '../items/item-table.ts';
import type { LibraryDeps } from '../library-deps.ts';
import type { Library } from '../library.ts';

/** The part of the library that keeps the pictures of clips, which windows draw. */
export function createClipPictures({
  db,
  media,
  kinds,
  changes,
}: LibraryDeps): Pick<Library, 'hasPictures' | 'keepPicture'> {
  return {
    // The row of pictures is kept last.
    hasPictures: ({ id }) => media.clipSprite(findItem(db, id).id) !== null,
    keepPicture: async ({ id, ...picture }) => {
      const { kind } = findItem(db, id);
      if (kinds[kind].mediaType !== 'video') throw reasonedFailure('INVALID_INPUT', 'clip_unreadable', { id });
      await media.keepClipPicture({ ...picture, mediaId: id });
      changes.publish('library', [id]);
    },
  };
}
