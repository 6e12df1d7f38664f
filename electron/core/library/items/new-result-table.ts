import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Db, Tx } from '../../database/database.ts';

/** Notes that an item is a result which nobody has seen yet. */
export const noteNewResult = (tx: Tx, id: ItemId): void =>
  void tx.run('INSERT OR IGNORE INTO new_results (item_id) VALUES (:id)', { id });

/** Those of the items that are results which nobody has seen yet. */
export function newOf(db: Db, ids: readonly ItemId[]): ReadonlySet<ItemId> {
  const sql = 'SELECT item_id AS id FROM new_results WHERE item_id IN (SELECT value FROM json_each(:ids))';
  return new Set(db.all<{ id: ItemId }>(sql, { ids: JSON.stringify(ids) }).map(({ id }) => id));
}
