import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Db } from '../../database/database.ts';

/** Says that files come into the folder of an item that has no row yet: after a crash they are removed. */
export function expectItem(db: Db, id: ItemId): void {
  db.write((tx) => tx.run('INSERT OR IGNORE INTO sidecars (subject, revision) VALUES (:id, 0)', { id }));
}

/** Says that an expected item does not come, and that nothing of it is left. */
export function giveUpItem(db: Db, id: ItemId): void {
  db.write((tx) => tx.run('DELETE FROM sidecars WHERE subject = :id AND revision = 0', { id }));
}

/** Lets what is left of items that earlier runs expected be removed. Only before this or any other program expects one. */
export function abandonComingItems(db: Db): void {
  db.write((tx) => tx.run('UPDATE sidecars SET revision = 1 WHERE revision = 0'));
}
