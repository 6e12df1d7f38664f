import type { ItemId } from '../../../../../shared/domain/ids.ts';
import type { ItemKind } from '../../../../../shared/domain/library/item-kinds.ts';
import type { LibrarySearch, LibrarySort } from '../../../../../shared/domain/library/search/library-filter.ts';
import type { KindCount } from '../../../../../shared/domain/library/search/library-row.ts';
import type { Db, Parameters } from '../../../database/database.ts';
import { ARCHIVED_ITEMS, isShown } from '../conditions/archived-items.ts';
import { type KnownPlace, knownPlaces } from './known-places.ts';
import { topOfStack } from './stacks.ts';

/**
 * What is asked for of `listed_items` (migration 0021): all items, or those of one kind. Stacks are one item there, and it knows
 * only of age.
 */
export type Listed = { kind: ItemKind | null };

const ORDERS = { newest: 'created_at_ms DESC, item_id DESC', oldest: 'created_at_ms, item_id' } as const;

/** Up to here counting from the top costs nothing. */
const NEAR = 500;

const isByAge = (sort: LibrarySort): sort is keyof typeof ORDERS => sort in ORDERS;

/** The search as one of those that `listed_items` answers, whatever the library's size; null for any other. */
export function listedBy({ text, filters }: LibrarySearch, isStacked: boolean): Listed | null {
  const [first, ...others] = filters;
  if (text !== '' || !isStacked || others.length > 0) return null;
  if (first === undefined) return { kind: null };
  return first.by === 'kind' ? { kind: first.kind } : null;
}

/** Stacks of which an item is archived: few, as archived boards are. */
const TOUCHED_STACKS = `SELECT DISTINCT stack_id FROM item_stacks WHERE item_id IN (${ARCHIVED_ITEMS})`;

/**
 * Items that stand for a stack whose listed one is archived. What is archived is no part of `listed_items`, which knows of items
 * and not of boards: without these the rest of a stack would be lost from every list.
 */
const STAND_INS = `SELECT (${topOfStack(`stack_id = touched.stack_id AND ${isShown('items.id')}`)}) AS id
  FROM (${TOUCHED_STACKS}) AS touched`;

const COLUMNS = 'item_id, kind, is_part, created_at_ms';

/** What is listed, as a table. Almost always there are no stand-ins, and then the plain table is read by its indexes. */
function sourceOf(db: Db): string {
  const found = db.all<{ id: ItemId | null }>(STAND_INS).flatMap(({ id }) => id ?? []);
  if (found.length === 0) return 'listed_items';
  return `(SELECT ${COLUMNS} FROM listed_items UNION ALL
    SELECT items.id, items.kind, items.owner_id IS NOT NULL, items.created_at_ms FROM items
    WHERE items.id IN (${STAND_INS}) AND items.id NOT IN (SELECT item_id FROM listed_items))`;
}

/** Parts of other items are shown only where their kind is asked for. */
const where = ({ kind }: Listed) => `${kind === null ? 'is_part = 0' : 'kind = :kind'} AND ${isShown('item_id')}`;
const values = ({ kind }: Listed): Parameters => (kind === null ? {} : { kind });

/** The ids of a stretch of them; null for an order that needs more than their age. */
export function listedIds(
  db: Db,
  listed: Listed,
  { sort, offset, limit }: { sort: LibrarySort; offset: number; limit: number },
): ItemId[] | null {
  if (!isByAge(sort)) return null;
  if (offset < NEAR) return rowsFrom(db, listed, { sort, limit, offset }).map(({ id }) => id);
  const places = knownPlaces(db, `${listed.kind ?? ''} ${sort}`);
  const from = places.nearest(offset);
  const rows = rowsFrom(db, listed, { sort, limit, offset: offset - (from?.place ?? 0), from });
  for (const [index, row] of [...rows.entries()].filter(([at]) => at === 0 || at === rows.length - 1))
    places.note({ ...row, place: offset + index });
  return rows.map(({ id }) => id);
}

type ListedRow = Omit<KnownPlace, 'place'>;

/** Counted from the row `from` on, which is the first, or from the top. */
function rowsFrom(
  db: Db,
  listed: Listed,
  range: { sort: keyof typeof ORDERS; offset: number; limit: number; from?: ListedRow | null },
): ListedRow[] {
  const { sort, offset, limit, from = null } = range;
  const after = from ? `AND (created_at_ms, item_id) ${sort === 'newest' ? '<=' : '>='} (:fromMs, :fromId)` : '';
  const select = `SELECT item_id AS id, created_at_ms AS createdAtMs FROM ${sourceOf(db)}
    WHERE ${where(listed)} ${after} ORDER BY ${ORDERS[sort]} LIMIT :limit OFFSET :offset`;
  const start: Parameters = from ? { fromMs: from.createdAtMs, fromId: from.id } : {};
  return db.all<ListedRow>(select, { ...values(listed), ...start, limit, offset });
}

/** How many there are of each kind, parts left out, or with their kind alone. */
export function listedKinds(db: Db, listed: Listed): KindCount[] {
  const select = `SELECT kind, count(*) AS count FROM ${sourceOf(db)} WHERE ${where(listed)} GROUP BY kind`;
  return db.all<KindCount>(select, values(listed));
}

/** How many there are of each day; `day` is an SQL expression over `created_at_ms`. */
export function listedDays(db: Db, listed: Listed, day: string): { day: number; count: number }[] {
  const select = `SELECT ${day} AS day, count(*) AS count FROM ${sourceOf(db)} WHERE ${where(listed)} GROUP BY 1`;
  return db.all(select, values(listed));
}
