import type { BoardId, ItemId } from '../../../shared/domain/ids.ts';
import type { ItemKinds } from '../../../shared/domain/library/item-kinds.ts';
import { parseSearch } from '../../../shared/domain/library/search/parse-search.ts';
import type { CoreContext } from '../core-context.ts';
import type { Tx } from '../database/database.ts';
import { searchSql } from '../library/find/conditions/filter-conditions.ts';
import { joinOrganisationOfItem } from '../organisation/organisation-table.ts';
import { nextPlace } from './place-items.ts';

type RuleDeps = Pick<CoreContext, 'db' | 'changes' | 'now'> & { kinds: ItemKinds };

type Rule = { boardId: BoardId; rule: string; sinceMs: number };

/** See Boards.applyRules. Two programs that do it at once add nothing twice. */
export function applyRules(deps: RuleDeps): number {
  const { db, changes } = deps;
  const sql = `SELECT id AS boardId, rule, rule_since_ms AS sinceMs FROM boards
    WHERE rule IS NOT NULL AND deleted_at_ms IS NULL AND archived_at_ms IS NULL`;
  const found = db.all<Rule>(sql).filter((rule) => newItems(deps, db, rule).length > 0);
  if (found.length === 0) return 0;
  const added = db.write((tx) => found.flatMap((rule) => addFound(deps, tx, rule)));
  changes.publish('organisation', [...found.map(({ boardId }) => boardId), ...added]);
  return added.length;
}

/** What a rule finds among items that are newer than it, but for what it added before and what was taken off the board. */
function newItems({ kinds, now }: RuleDeps, from: Pick<Tx, 'all' | 'get'>, { boardId, rule, sinceMs }: Rule): ItemId[] {
  const sql = searchSql({ db: from, kinds }, parseSearch(rule, now()));
  if (sql === null) return [];
  return from
    .all<{ id: ItemId }>(
      `SELECT id FROM items ${joinOrganisationOfItem('items.id')}
       WHERE ${sql.where} AND created_at_ms >= :sinceMs
         AND NOT EXISTS (SELECT 1 FROM board_items WHERE board_id = :boardId AND item_id = items.id)
         AND NOT EXISTS (SELECT 1 FROM board_known_items WHERE board_id = :boardId AND item_id = items.id)
       ORDER BY created_at_ms, id`,
      { ...sql.parameters, boardId, sinceMs },
    )
    .map(({ id }) => id);
}

function addFound(deps: RuleDeps, tx: Tx, rule: Rule): ItemId[] {
  const { boardId } = rule;
  const ids = newItems(deps, tx, rule);
  const first = nextPlace(tx, boardId);
  for (const [index, id] of ids.entries()) {
    tx.run('INSERT INTO board_items (board_id, item_id, place) VALUES (:boardId, :id, :place)', {
      boardId,
      id,
      place: first + index,
    });
    tx.run('INSERT OR IGNORE INTO board_known_items (board_id, item_id) VALUES (:boardId, :id)', { boardId, id });
  }
  return ids;
}
