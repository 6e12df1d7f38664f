import { randomUUID } from 'node:crypto';
import type { BoardId, ItemId } from '../../../shared/domain/ids.ts';
import { ITEM_KINDS } from '../../../shared/domain/library/item-kinds.ts';
import type { Board } from '../../../shared/domain/organisation/board.ts';
import type { CoreContext } from '../core-context.ts';
import type { Db, Tx } from '../database/database.ts';
import { checkRow, freeRowName, movedRows, orderedIds, type RowChange } from '../organisation/named-rows.ts';
import type { Organisation } from '../organisation/organisation.ts';
import { isItemBinned } from '../organisation/organisation-table.ts';
import { applyRules } from './apply-rules.ts';
import type { Boards } from './boards.ts';
import { addedItems, movedItems, removedItems } from './place-items.ts';

const TABLE = 'boards';

/** Builds the boards on the organisation, which keeps what is on them and undoes every change. */
export function createBoards(
  { db, changes, now }: Pick<CoreContext, 'db' | 'changes' | 'now'>,
  { organisation }: { organisation: Organisation },
): Boards {
  return {
    list: () => listBoards(db),
    create: ({ name, itemIds = [] }) => {
      const id = randomUUID() as BoardId;
      const change = organisation.rearrange((tx) => {
        const rows = [insertBoard(tx, { id, name, atMs: now() })];
        return { rows, items: addedItems(tx, id, itemIds) };
      });
      return { id, ...change };
    },
    update: ({ id, name, coverId, rule, isArchived }) =>
      organisation.rearrange((tx) => {
        checkRow(tx, TABLE, id);
        const values = {
          ...(name === undefined ? {} : { name: freeRowName(tx, { table: TABLE, id, name }) }),
          ...(coverId === undefined ? {} : { cover_id: coverId }),
          ...(rule === undefined ? {} : ruleValues(rule, now())),
          ...(isArchived === undefined ? {} : { archived_at_ms: isArchived ? now() : null }),
        };
        return { rows: [{ table: TABLE, id, values }] };
      }),
    move: (input) => organisation.rearrange((tx) => ({ rows: movedRows(tx, TABLE, input) })),
    remove: ({ id }) =>
      organisation.rearrange((tx) => {
        checkRow(tx, TABLE, id);
        return { rows: [{ table: TABLE, id, values: { deleted_at_ms: now() } }] };
      }),
    addItems: ({ id, itemIds }) => changeItems(organisation, id, (tx) => addedItems(tx, id, itemIds)),
    removeItems: ({ id, itemIds }) => changeItems(organisation, id, () => removedItems(id, itemIds)),
    moveItems: (input) => changeItems(organisation, input.id, (tx) => movedItems(tx, input)),
    applyRules: () => applyRules({ db, changes, now, kinds: ITEM_KINDS }),
  };
}

/** A blank rule is none. */
const ruleValues = (rule: string | null, nowMs: number) =>
  rule === null || rule.trim() === ''
    ? { rule: null, rule_since_ms: null }
    : { rule: rule.trim(), rule_since_ms: nowMs };

const changeItems = (organisation: Organisation, id: BoardId, items: (tx: Tx) => ReturnType<typeof removedItems>) =>
  organisation.rearrange((tx) => {
    checkRow(tx, TABLE, id);
    return { items: items(tx) };
  });

/** Stored as deleted, so that creating it is a change like any other, which undo takes back. */
function insertBoard(tx: Tx, { id, name, atMs }: { id: BoardId; name: string; atMs: number }): RowChange {
  tx.run(`INSERT INTO boards (id, name, position, deleted_at_ms) VALUES (:id, :name, :position, :atMs)`, {
    id,
    name: freeRowName(tx, { table: TABLE, id, name }),
    position: orderedIds(tx, TABLE).length,
    atMs,
  });
  return { table: TABLE, id, values: { deleted_at_ms: null } };
}

type BoardRow = {
  id: BoardId;
  name: string;
  rule: string | null;
  count: number;
  coverId: ItemId | null;
  archivedAtMs: number | null;
};

const KEPT_ITEMS = `board_items WHERE board_id = boards.id AND NOT ${isItemBinned('board_items.item_id')}`;

function listBoards(db: Db): Board[] {
  const rows = db.all<BoardRow>(
    `SELECT id, name, rule, archived_at_ms AS archivedAtMs, (SELECT count(*) FROM ${KEPT_ITEMS}) AS count,
       coalesce((SELECT item_id FROM ${KEPT_ITEMS} AND item_id = boards.cover_id),
         (SELECT item_id FROM ${KEPT_ITEMS} ORDER BY place, item_id LIMIT 1)) AS coverId
     FROM boards WHERE deleted_at_ms IS NULL ORDER BY position, row`,
  );
  return rows.map(({ archivedAtMs, ...board }) => ({ ...board, isArchived: archivedAtMs !== null }));
}
