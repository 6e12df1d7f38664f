import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { ITEM_KINDS } from '../../../shared/domain/library/item-kinds.ts';
import type { CoreContext } from '../core-context.ts';
import { songCovers, writeSongCover } from '../library/items/song-covers.ts';
import type { Library } from '../library/library.ts';

/** See Music.setCover. */
export function setCover(
  { db, changes, library }: Pick<CoreContext, 'db' | 'changes'> & { library: Pick<Library, 'get'> },
  { id, imageId }: { id: ItemId; imageId: ItemId | null },
): { before: ItemId | null } {
  const isSong = library.get({ id }).kind === 'song';
  const isImage = imageId === null || ITEM_KINDS[library.get({ id: imageId }).kind].mediaType === 'image';
  if (!isSong || !isImage) throw reasonedFailure('INVALID_INPUT', 'song_cover_image', { id });
  const before = songCovers(db, [id]).get(id) ?? null;
  db.write((tx) => writeSongCover(tx, id, imageId));
  changes.publish('library', [id]);
  changes.publish('music', [id]);
  return { before };
}
