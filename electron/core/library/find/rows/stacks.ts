import { Failure } from '../../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import type { ItemStack } from '../../../../../shared/domain/library/search/library-row.ts';
import type { CoreContext } from '../../../core-context.ts';
import type { Db } from '../../../database/database.ts';
import { joinOrganisationOfItem } from '../../../organisation/organisation-table.ts';
import type { SearchSql } from '../conditions/filter-conditions.ts';

/** The chosen one, of a line the take in use, else the newest. */
const TOP_FIRST = `EXISTS (SELECT 1 FROM stack_tops WHERE stack_tops.item_id = items.id) DESC,
  EXISTS (SELECT 1 FROM takes WHERE takes.id = items.id AND is_picked = 1) DESC, created_at_ms DESC, items.id DESC`;

/** Items of stacks with what is said of them, as SQL. */
const MEMBERS = `FROM item_stacks JOIN items ON items.id = item_stacks.item_id ${joinOrganisationOfItem('items.id')}`;

/** Items of stacks that are found, as SQL. */
const stacked = ({ where }: SearchSql): string => `${MEMBERS} WHERE ${where}`;

/** A SELECT of the id of the top item outside the bin for which a condition over `items` and `item_stacks` holds. */
export const topOfStack = (condition: string): string =>
  `SELECT item_stacks.item_id ${MEMBERS} WHERE binned_at_ms IS NULL AND ${condition} ORDER BY ${TOP_FIRST} LIMIT 1`;

/**
 * A search of which each stack shows only one item: the top one of those that are found. Asked of each item as it comes, so that
 * the first page costs no more than its own stacks.
 */
export function collapsed(sql: SearchSql): SearchSql {
  const top = `SELECT item_stacks.item_id ${stacked(sql)} AND item_stacks.stack_id = own_stack.stack_id
    ORDER BY ${TOP_FIRST} LIMIT 1`;
  return {
    ...sql,
    joins: `${sql.joins} LEFT JOIN item_stacks AS own_stack ON own_stack.item_id = items.id`,
    where: `${sql.where} AND (own_stack.stack_id IS NULL OR own_stack.item_id = (${top}))`,
  };
}

/** By item: the stack that it is in, where more than one item of that is found. */
export function stacksOf(db: Db, sql: SearchSql, ids: readonly ItemId[]): Map<ItemId, ItemStack> {
  const given = '(SELECT value FROM json_each(:stackedIds))';
  const rows = db.all<ItemStack & { itemId: ItemId }>(
    `SELECT shown.item_id AS itemId, shown.stack_id AS id, members.count FROM item_stacks AS shown JOIN (
        SELECT stack_id, count(*) AS count ${stacked(sql)}
          AND stack_id IN (SELECT stack_id FROM item_stacks WHERE item_id IN ${given}) GROUP BY stack_id
      ) AS members ON members.stack_id = shown.stack_id
     WHERE shown.item_id IN ${given} AND members.count > 1`,
    { ...sql.parameters, stackedIds: JSON.stringify(ids) },
  );
  return new Map(rows.map(({ itemId, id, count }) => [itemId, { id, count }]));
}

/** See Library.chooseTop. */
export function chooseTop(
  { db, changes }: Pick<CoreContext, 'db' | 'changes'>,
  { stackId, itemId }: { stackId: string; itemId: ItemId | null },
): ItemId | null {
  const previous = db.write((tx) => {
    const isIn = tx.get('SELECT 1 FROM item_stacks WHERE item_id = :itemId AND stack_id = :stackId', {
      itemId,
      stackId,
    });
    if (itemId !== null && !isIn) throw new Failure('NOT_FOUND', 'This item is not in the stack.', { ids: [itemId] });
    const sql = 'SELECT item_id AS id FROM stack_tops WHERE stack_id = :stackId';
    const top = tx.get<{ id: ItemId }>(sql, { stackId })?.id ?? null;
    tx.run('DELETE FROM stack_tops WHERE stack_id = :stackId', { stackId });
    if (itemId !== null)
      tx.run('INSERT INTO stack_tops (stack_id, item_id) VALUES (:stackId, :itemId)', { stackId, itemId });
    return top;
  });
  changes.publish('library', itemId === null ? [] : [itemId]);
  return previous;
}
