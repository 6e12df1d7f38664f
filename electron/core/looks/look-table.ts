import type { ItemId } from '../../../shared/domain/ids.ts';
import { colourName } from '../../../shared/domain/media/colour/colour-name.ts';
import type { Db, Tx } from '../database/database.ts';
import type { StoredLook } from '../media/images/looks/create-look-reader.ts';

/** Images and clips whose look is yet to be read, the newest first, since those are looked for first: a page below the row `before`. */
export const unreadLooks = (db: Db, page: { before: number; limit: number }): { id: ItemId; row: number }[] =>
  db.all<{ id: ItemId; row: number }>(
    `SELECT item_id AS id, items.row AS row FROM unread_looks JOIN items ON items.id = item_id
     WHERE items.row < :before ORDER BY items.row DESC LIMIT :limit`,
    page,
  );

/** Stores how an item looks; null where that could not be read, which is not tried again. One that is gone by now is left out. */
export function storeLook(tx: Tx, id: ItemId, look: StoredLook): void {
  tx.run('DELETE FROM unread_looks WHERE item_id = :id', { id });
  tx.run('DELETE FROM image_looks WHERE item_id = :id', { id });
  tx.run('DELETE FROM image_colours WHERE item_id = :id', { id });
  if (look === null || !tx.get('SELECT 1 FROM items WHERE id = :id', { id })) return;
  const { colours, descriptor } = look;
  tx.run('INSERT INTO image_looks (item_id, descriptor) VALUES (:id, :descriptor)', { id, descriptor });
  const insert = `INSERT INTO image_colours (item_id, place, name, lightness, a, b, share)
    VALUES (:id, :place, :name, :lightness, :a, :b, :share)`;
  for (const [place, colour] of colours.entries()) tx.run(insert, { id, place, name: colourName(colour), ...colour });
}
