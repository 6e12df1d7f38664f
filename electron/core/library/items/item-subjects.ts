import type { ChangeDomain } from '../../../../shared/domain/change.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { type ItemKind, ITEM_KINDS, type ItemKinds } from '../../../../shared/domain/library/item-kinds.ts';
import type { Changes } from '../../changes/changes.ts';
import type { Db, Tx } from '../../database/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { isItemBinned } from '../../organisation/organisation-table.ts';
import type { SubjectAct, SubjectKey, SubjectOwner } from '../../organisation/subject-owner.ts';

/** Whose parts have changed: publishers tell the owner's readers too. */
export type TouchedItem = { id: ItemId; kind: ItemKind; ownerId: ItemId | null };

const GIVEN = '(SELECT value FROM json_each(:ids))';

function touched(db: Db | Tx, condition: string, ids: readonly string[]): TouchedItem[] {
  return db.all<TouchedItem>(`SELECT id, kind, owner_id AS ownerId FROM items WHERE ${condition}`, {
    ids: JSON.stringify(ids),
  });
}

/** The items and all that belong to them. */
export function withOwned(db: Db | Tx, ids: readonly ItemId[]): TouchedItem[] {
  return touched(db, `id IN ${GIVEN} OR owner_id IN ${GIVEN}`, ids);
}

/** By domain whose readers show the items: their ids, of parts those of their owners. */
function shownItems(kinds: ItemKinds, items: readonly TouchedItem[]): Map<ChangeDomain, Set<ItemId>> {
  const shown = new Map<ChangeDomain, Set<ItemId>>();
  for (const { id, kind, ownerId } of items) {
    const { shownIn } = kinds[kind];
    for (const domain of shownIn) shown.set(domain, (shown.get(domain) ?? new Set()).add(ownerId ?? id));
  }
  return shown;
}

/** Tells the readers of the library, and of the domains that the registry names, what happened to items. */
export function publishItems(
  { changes, kinds }: { changes: Changes; kinds: ItemKinds },
  items: readonly TouchedItem[],
): void {
  // No ids at all would mean "anything".
  if (items.length === 0) return;
  changes.publish(
    'library',
    items.map(({ id }) => id),
  );
  for (const [domain, shown] of shownItems(kinds, items)) changes.publish(domain, [...shown]);
}

/** What goes into the bin with items: all that belong to them, but what lies there already. */
const BINNED_TOGETHER = `(id IN ${GIVEN} OR owner_id IN ${GIVEN}) AND NOT ${isItemBinned('items.id')}`;
/** What belongs to an item in the bin brings that one along: alone it would be of no use. */
const OWNERS = `id IN (SELECT owner_id FROM items WHERE id IN ${GIVEN}) AND ${isItemBinned('items.id')}`;
const AGE = (id: string) =>
  `(SELECT binned_at_ms FROM organisation WHERE subject_kind = 'item' AND subject_id = ${id})`;
/** What comes out with items: what went there at the same moment as what it belongs to. */
const RESTORED_TOGETHER = `${isItemBinned('items.id')}
  AND (id IN ${GIVEN} OR (owner_id IN ${GIVEN} AND ${AGE('items.id')} = ${AGE('items.owner_id')}))`;

function together(tx: Tx, ids: readonly string[], act: SubjectAct): TouchedItem[] {
  if (act === 'update') return touched(tx, `id IN ${GIVEN}`, ids);
  if (act === 'bin') return touched(tx, BINNED_TOGETHER, ids);
  return touched(tx, RESTORED_TOGETHER, [...ids, ...touched(tx, OWNERS, ids).map(({ id }) => id)]);
}

const idsOf = (keys: readonly SubjectKey[]): string[] => keys.map(({ id }) => id);
const keysOf = (items: readonly TouchedItem[]): SubjectKey[] => items.map(({ id }) => ({ kind: 'item', id }));

/** What the organisation must know of items: the same for every kind of the registry. */
export function itemSubjects(deps: { db: Db; changes: Changes; jobs: Jobs; kinds?: ItemKinds }): SubjectOwner {
  const { db, changes, jobs, kinds = ITEM_KINDS } = deps;
  return {
    existing: (from, keys) => keysOf(touched(from, `id IN ${GIVEN}`, idsOf(keys))),
    together: (tx, keys, act) => keysOf(together(tx, idsOf(keys), act)),
    afterBin: (keys) => {
      const binned = new Set<string>(idsOf(keys));
      const hit = jobs.list({ limit: 1 }).filter((job) => job.itemId !== null && binned.has(job.itemId));
      for (const job of hit) jobs.cancel({ id: job.id });
    },
    tell: (keys) => publishItems({ changes, kinds }, touched(db, `id IN ${GIVEN}`, idsOf(keys))),
  };
}
