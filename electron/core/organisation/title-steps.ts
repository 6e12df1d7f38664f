import type { ItemId } from '../../../shared/domain/ids.ts';
import type { Tx } from '../database/database.ts';

/** What one change did to the title of one item. */
export type TitleStep = { titled: ItemId; before: string; after: string };

/** Stores titles of items, and says what that changed. What there is not is left out. */
export function storeTitles(tx: Tx, titles: Iterable<readonly [ItemId, string]>): TitleStep[] {
  return [...titles].flatMap(([id, after]) => {
    const row = tx.get<{ title: string }>('SELECT title FROM items WHERE id = :id', { id });
    if (!row || row.title === after) return [];
    tx.run('UPDATE items SET title = :after WHERE id = :id', { id, after });
    return [{ titled: id, before: row.title, after }];
  });
}

/** Puts back the titles that are still as the steps left them. */
export function undoTitles(tx: Tx, steps: readonly TitleStep[]): TitleStep[] {
  const left = steps.filter(
    ({ titled, after }) =>
      tx.get<{ title: string }>('SELECT title FROM items WHERE id = :titled', { titled })?.title === after,
  );
  return storeTitles(
    tx,
    left.map(({ titled, before }) => [titled, before] as const),
  );
}
