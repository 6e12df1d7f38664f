import type { ItemId } from '../../../shared/domain/ids.ts';
import type { ItemKind } from '../../../shared/domain/library/item-kinds.ts';
import type { Db, Tx } from '../database/database.ts';

/** Whose parts have changed: publishers tell the owner's readers too. */
export type TouchedItem = { id: ItemId; kind: ItemKind; ownerId: ItemId | null };

const GIVEN = '(SELECT value FROM json_each(:ids))';

function touched(db: Db | Tx, condition: string, ids: readonly ItemId[]): TouchedItem[] {
  return db.all<TouchedItem>(`SELECT id, kind, owner_id AS ownerId FROM items WHERE ${condition}`, {
    ids: JSON.stringify(ids),
  });
}

/** Moves items to the bin together with those that belong to them; what lies there already stays as it lies. */
export function binItems(tx: Tx, ids: readonly ItemId[], now: number): TouchedItem[] {
  const moved = touched(tx, `(id IN ${GIVEN} OR owner_id IN ${GIVEN}) AND binned_at_ms IS NULL`, ids);
  setBinned(tx, moved, { binnedAtMs: now, now });
  return moved;
}

/**
 * Takes items out of the bin, with what went there together with them. What belongs to an item in the bin brings that one
 * along: alone it would be of no use.
 */
export function restoreItems(tx: Tx, ids: readonly ItemId[], now: number): TouchedItem[] {
  const owners = touched(
    tx,
    `binned_at_ms IS NOT NULL AND id IN (SELECT owner_id FROM items WHERE id IN ${GIVEN})`,
    ids,
  );
  const wanted = [...ids, ...owners.map((owner) => owner.id)];
  const moved = touched(
    tx,
    `binned_at_ms IS NOT NULL AND (id IN ${GIVEN} OR (owner_id IN ${GIVEN}
       AND binned_at_ms = (SELECT owner.binned_at_ms FROM items AS owner WHERE owner.id = items.owner_id)))`,
    wanted,
  );
  setBinned(tx, moved, { binnedAtMs: null, now });
  return moved;
}

function setBinned(tx: Tx, items: readonly TouchedItem[], at: { binnedAtMs: number | null; now: number }): void {
  tx.run(`UPDATE items SET binned_at_ms = :binnedAtMs, updated_at_ms = :now WHERE id IN ${GIVEN}`, {
    ids: JSON.stringify(items.map((item) => item.id)),
    ...at,
  });
}

/** The items and all that belong to them. */
export function withOwned(db: Db | Tx, ids: readonly ItemId[]): TouchedItem[] {
  return touched(db, `id IN ${GIVEN} OR owner_id IN ${GIVEN}`, ids);
}
