import type { ItemId } from '../../../../shared/domain/ids.ts';
import {
  type ItemSidecar,
  SIDECAR_FORMAT,
  SIDECAR_VERSION,
} from '../../../../shared/domain/library/sidecar/sidecar-schema.ts';
import {
  SHARED_SIDECAR_FORMAT,
  type SharedSidecar,
} from '../../../../shared/domain/library/sidecar/shared-sidecar-schema.ts';
import type { Db, Tx } from '../../database/database.ts';
import { RELATIONS } from '../../library/find/conditions/filter-conditions.ts';
import { insertRows, readRows } from './sidecar-rows.ts';
import { ITEM_TABLES } from './item-tables.ts';
import { SHARED_TABLES } from './shared-tables.ts';
import type { SidecarTable } from './sidecar-table.ts';

type Rows = Record<string, unknown>[];

function readTables(db: Db | Tx, tables: Readonly<Record<string, SidecarTable>>, id: string | null) {
  const read: Record<string, Rows> = {};
  const found = new Set<string>();
  for (const [field, table] of Object.entries(tables)) {
    if (table.within !== undefined && !found.has(table.within)) continue;
    const rows = readRows(db, table, id);
    if (rows.length === 0) continue;
    read[field] = rows;
    found.add(table.table);
  }
  return read;
}

/** All that the database knows of an item; null where the item is gone. Lists without rows are left out. */
export function itemSidecar(db: Db | Tx, id: ItemId): Partial<ItemSidecar> | null {
  const rows = readTables(db, ITEM_TABLES, id);
  if (!rows['item']) return null;
  // Its parts say themselves what they belong to.
  const used = `SELECT DISTINCT used_id AS id FROM ${RELATIONS} WHERE user_id = :id
    AND used_id NOT IN (SELECT id FROM items WHERE owner_id = :id) ORDER BY used_id`;
  const sources = db.all<{ id: ItemId }>(used, { id }).map((row) => row.id);
  return { format: SIDECAR_FORMAT, version: SIDECAR_VERSION, id, ...(sources.length > 0 && { sources }), ...rows };
}

/** All that the database knows and that belongs to no single item. */
export function sharedSidecar(db: Db | Tx): Partial<SharedSidecar> {
  return { format: SHARED_SIDECAR_FORMAT, version: SIDECAR_VERSION, ...readTables(db, SHARED_TABLES, null) };
}

/** Fields of a sidecar whose rows name another item, which must be stored before. */
const OF_OTHERS: readonly string[] = ['take', 'takeWords'];

/** Stores what a sidecar has: what stands alone, or with `ofOthers` what belongs to another item. Throws where it is there already. */
export function storeItemSidecar(tx: Tx, sidecar: ItemSidecar, { ofOthers }: { ofOthers: boolean }): void {
  if (!ofOthers) storeMissingBoards(tx, sidecar);
  for (const [field, table] of Object.entries(ITEM_TABLES)) {
    if (OF_OTHERS.includes(field) !== ofOthers) continue;
    insertRows(tx, table, { id: sidecar.id, rows: sidecar[field as keyof typeof ITEM_TABLES] as Rows });
  }
}

/** A board that nothing is known of but its items: they stay together, in their order. */
function storeMissingBoards(tx: Tx, { boards, knownToBoards }: ItemSidecar): void {
  for (const { boardId } of [...boards, ...knownToBoards]) {
    if (tx.get('SELECT 1 FROM boards WHERE id = :boardId', { boardId })) continue;
    const insert = `INSERT INTO boards (id, name, position) SELECT :boardId, 'Board ' || (count(*) + 1), count(*) FROM boards`;
    tx.run(insert, { boardId });
  }
}

/** Stores what belongs to no single item. */
export function storeSharedSidecar(tx: Tx, sidecar: SharedSidecar): void {
  for (const [field, table] of Object.entries(SHARED_TABLES)) {
    insertRows(tx, table, { id: null, rows: sidecar[field as keyof typeof SHARED_TABLES] as Rows });
  }
}
