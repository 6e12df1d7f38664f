import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ItemKinds } from '../../../../shared/domain/library/item-kinds.ts';
import type { LibrarySearch, LibrarySort } from '../../../../shared/domain/library/search/library-filter.ts';
import type {
  DayCount,
  KindCount,
  LibraryRow,
  LibrarySummary,
} from '../../../../shared/domain/library/search/library-row.ts';
import { parseSearch } from '../../../../shared/domain/library/search/parse-search.ts';
import type { Db } from '../../database/database.ts';
import { joinOrganisationOfItem } from '../../organisation/organisation-table.ts';
import { selectItems } from '../items/item-table.ts';
import { DURATION, type SearchSql, searchSql } from './conditions/filter-conditions.ts';
import { listRows } from './rows/list-rows.ts';
import { type Listed, listedBy, listedDays, listedIds, listedKinds } from './rows/listed-items.ts';
import { dayText, localDaySql } from './local-day.ts';
import { prepareSimilar } from './conditions/similar-items.ts';
import { collapsed, stacksOf } from './rows/stacks.ts';

/** What every question about found items is asked of. `now` gives Unix ms. */
export type FindDeps = { db: Db; kinds: ItemKinds; now(): number };

/**
 * A stretch of what a search finds, in an order: `offset` is the place of its first item. With `isStacked` each stack is one item,
 * unless a stack is what is searched for.
 */
export type FoundRange = { query: string; sort: LibrarySort; offset: number; limit: number; isStacked?: boolean };

const FROM = `FROM items ${joinOrganisationOfItem('items.id')}`;

/** Something of what was heard of an item. */
const heard = (value: string): string => `(SELECT ${value} FROM heard_music WHERE item_id = items.id)`;

/** Every order ends with the id, so that each item has one place. `closest` is a matter of what is searched for. */
const ORDERS: Record<Exclude<LibrarySort, 'closest'>, string> = {
  newest: 'created_at_ms DESC, id DESC',
  oldest: 'created_at_ms, id',
  title: 'title COLLATE NOCASE, id',
  longest: `${DURATION} DESC NULLS LAST, id`,
  largest: 'size_bytes DESC NULLS LAST, id',
  best: 'coalesce(rating, 0) DESC, created_at_ms DESC, id DESC',
  tempo: `${heard('tempo_bpm')} NULLS LAST, created_at_ms DESC, id DESC`,
  key: `${heard('(tonic + 3 * is_minor) * 7 % 12 * 2 + is_minor')} NULLS LAST, created_at_ms DESC, id DESC`,
  energy: `${heard('energy')} DESC NULLS LAST, created_at_ms DESC, id DESC`,
  board: `(SELECT min(place) FROM board_items JOIN boards ON boards.id = board_id
    WHERE item_id = items.id AND boards.name = :boardName COLLATE NOCASE AND deleted_at_ms IS NULL),
    created_at_ms DESC, id DESC`,
};

/** See ORDERS. */
const orderOf = ({ closest }: SearchSql, sort: LibrarySort): string =>
  sort === 'closest' ? `${closest === null ? '' : `${closest}, `}${ORDERS.newest}` : ORDERS[sort];

/** A search, and the board whose order is meant. */
type Asked = SearchSql & { boardName: string | null; isInStack: boolean; search: LibrarySearch };

function sqlOf(deps: FindDeps, query: string): Asked | null {
  const search = parseSearch(query, deps.now());
  const sql = searchSql(deps, search);
  return sql && { ...sql, boardName: boardOf(search), isInStack: isInStack(search), search };
}

/** Variations look like each other: where likeness is asked for, each is shown. */
const isInStack = ({ filters }: LibrarySearch): boolean => filters.some(({ by }) => by === 'stack' || by === 'similar');

const shownOf = (asked: Asked, { isStacked = false }: Pick<FoundRange, 'isStacked'>): Asked =>
  isStacked && !asked.isInStack ? { ...asked, ...collapsed(asked) } : asked;

const boardOf = ({ filters }: LibrarySearch): string | null =>
  filters.flatMap((filter) => (filter.by === 'board' ? [filter.name] : []))[0] ?? null;

/** See Library.prepare. */
export async function prepareSearch({ db, now }: FindDeps, query: string): Promise<void> {
  for (const filter of parseSearch(query, now()).filters) {
    if (filter.by === 'similar') await prepareSimilar(db, filter.id);
  }
}

/** See Library.list. */
export function listItems(deps: FindDeps, range: FoundRange): LibraryRow[] {
  const sql = sqlOf(deps, range.query);
  if (sql === null) return [];
  // Their places first: whatever else is read of items is read of these alone.
  const ids = idsOf(deps, sql, range);
  const rows = rowsOfIds(deps, ids, sql.terms);
  if (!range.isStacked) return rows;
  const stacks = stacksOf(deps.db, sql, ids);
  return rows.map((row) => ({ ...row, stack: stacks.get(row.id) ?? null }));
}

/** See Library.rows; with `terms` each has its first line that matches. */
export function rowsOfIds({ db }: Pick<FindDeps, 'db'>, ids: readonly ItemId[], terms: SearchSql['terms'] = null) {
  const stored = selectItems(db, 'WHERE items.id IN (SELECT value FROM json_each(:ids))', { ids: JSON.stringify(ids) });
  const items = new Map(stored.map((item) => [item.id, item]));
  const known = ids.flatMap((id) => items.get(id) ?? []);
  return listRows(db, known, terms);
}

/** See Library.ids. */
export function foundIds(deps: FindDeps, range: FoundRange): ItemId[] {
  const sql = sqlOf(deps, range.query);
  return sql === null ? [] : idsOf(deps, sql, range);
}

function idsOf({ db }: FindDeps, found: Asked, range: FoundRange): ItemId[] {
  const { sort, offset, limit, isStacked = false } = range;
  const listed = listedBy(found.search, isStacked);
  const known = listed && listedIds(db, listed, range);
  if (known) return known;
  const asked = shownOf(found, range);
  const { where, boardName } = asked;
  const parameters = sort === 'board' ? { ...asked.parameters, boardName } : asked.parameters;
  const select = `SELECT id ${FROM} ${asked.joins} WHERE ${where} ORDER BY ${orderOf(asked, sort)} LIMIT :limit OFFSET :offset`;
  return db.all<{ id: ItemId }>(select, { ...parameters, limit, offset }).map(({ id }) => id);
}

/** See Library.count. */
export function countOf(deps: FindDeps, query: string): number {
  const sql = sqlOf(deps, query);
  if (sql === null) return 0;
  return (
    deps.db.get<{ count: number }>(`SELECT count(*) AS count ${FROM} WHERE ${sql.where}`, sql.parameters)?.count ?? 0
  );
}

/** See Library.summary. */
export function summarise(
  deps: FindDeps,
  { query, sort, byDay, isStacked = false }: Pick<FoundRange, 'query' | 'sort' | 'isStacked'> & { byDay: boolean },
): LibrarySummary {
  const search = parseSearch(query, deps.now());
  const hasKinds = search.filters.some(({ by }) => by === 'kind');
  // Days have an order only where items are ordered by date.
  const withDays = byDay && (sort === 'newest' || sort === 'oldest');
  const sqlWith = (withKinds: boolean) => {
    const sql = searchSql(deps, search, withKinds);
    return sql && isStacked && !isInStack(search) ? collapsed(sql) : sql;
  };
  const listed = listedBy(search, isStacked);
  if (listed) return listedSummary(deps, listed, { withDays, sort });
  const found = countFound(deps, sqlWith(true), withDays);
  const ofAnyKind = hasKinds ? countFound(deps, sqlWith(false), false) : found;
  const days = withDays ? sumBy(found, ({ day }) => day).map(([day, count]) => ({ day, count })) : [];
  return {
    total: found.reduce((sum, { count }) => sum + count, 0),
    kinds: sumBy(ofAnyKind, ({ kind }) => kind).map(([kind, count]): KindCount => ({ kind, count })),
    days: inOrder(days, sort),
  };
}

const inOrder = (days: readonly DayCount[], sort: LibrarySort): DayCount[] =>
  days.toSorted((a, b) => (sort === 'newest' ? b.day.localeCompare(a.day) : a.day.localeCompare(b.day)));

/** The same of what is listed: kinds and days are counted apart, each in its own index. */
function listedSummary(
  { db }: FindDeps,
  listed: Listed,
  { withDays, sort }: { withDays: boolean; sort: LibrarySort },
): LibrarySummary {
  const kinds = listedKinds(db, { kind: null });
  const asked = listed.kind === null ? kinds : listedKinds(db, listed);
  const days = withDays ? listedDays(db, listed, localDaySql('created_at_ms', ageRange(db))) : [];
  return {
    total: asked.reduce((sum, { count }) => sum + count, 0),
    kinds,
    days: inOrder(
      days.map(({ day, count }) => ({ day: dayText(day), count })),
      sort,
    ),
  };
}

type FoundCount = KindCount & DayCount;

/** All that is counted of a search, in one pass over it. */
function countFound({ db }: FindDeps, sql: SearchSql | null, withDays: boolean): FoundCount[] {
  if (sql === null) return [];
  const day = withDays ? localDaySql('created_at_ms', ageRange(db)) : '0';
  return db
    .all<KindCount & { day: number }>(
      `SELECT kind, ${day} AS day, count(*) AS count ${FROM} ${sql.joins} WHERE ${sql.where} GROUP BY 1, 2`,
      sql.parameters,
    )
    .map((row) => ({ ...row, day: dayText(row.day) }));
}

function ageRange(db: Db): { oldestMs: number; newestMs: number } {
  const age = db.get<{ oldestMs: number | null; newestMs: number | null }>(
    'SELECT (SELECT min(created_at_ms) FROM items) AS oldestMs, (SELECT max(created_at_ms) FROM items) AS newestMs',
  );
  return { oldestMs: age?.oldestMs ?? 0, newestMs: age?.newestMs ?? 0 };
}

function sumBy<Key extends string>(counts: readonly FoundCount[], key: (count: FoundCount) => Key): [Key, number][] {
  const sums = new Map<Key, number>();
  for (const each of counts) sums.set(key(each), (sums.get(key(each)) ?? 0) + each.count);
  return [...sums];
}
