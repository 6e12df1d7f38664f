import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Db, Tx } from '../../database/database.ts';

/** By song: the image that is its cover, once that has been read and while it is not in the bin. */
export function songCovers(db: Db | Tx, songIds: readonly ItemId[]): ReadonlyMap<ItemId, ItemId> {
  if (songIds.length === 0) return new Map();
  const sql = `SELECT song_id AS songId, image_id AS imageId FROM song_covers
    JOIN items ON items.id = image_id AND media_state = 'ready'
    WHERE song_id IN (SELECT value FROM json_each(:ids)) AND NOT EXISTS (SELECT 1 FROM organisation
      WHERE subject_kind = 'item' AND subject_id = image_id AND binned_at_ms IS NOT NULL)`;
  const rows = db.all<{ songId: ItemId; imageId: ItemId }>(sql, { ids: JSON.stringify(songIds) });
  return new Map(rows.map(({ songId, imageId }) => [songId, imageId]));
}

/** Sets the cover of a song, or with null takes it away. */
export function writeSongCover(tx: Tx, songId: ItemId, imageId: ItemId | null): void {
  tx.run('DELETE FROM song_covers WHERE song_id = :songId', { songId });
  if (imageId !== null)
    tx.run('INSERT INTO song_covers (song_id, image_id) VALUES (:songId, :imageId)', { songId, imageId });
}
