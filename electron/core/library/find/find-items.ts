import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ItemKinds } from '../../../../shared/domain/library/item-kinds.ts';
import type { LibrarySort } from '../../../../shared/domain/library/search/library-filter.ts';
import type {
  DayCount,
  KindCount,
  LibraryOverview,
  LibraryRow,
  LibrarySummary,
} from '../../../../shared/domain/library/search/library-row.ts';
import { parseSearch } from '../../../../shared/domain/library/search/parse-search.ts';
import type { Db } from '../../database/database.ts';
import { joinOrganisationOfItem } from '../../organisation/organisation-table.ts';
import { IS_BINNED_BY_ITSELF, IS_NO_PART } from '../item-page.ts';
import { selectItems } from '../item-table.ts';
import { DURATION, type SearchSql, searchSql } from './filter-conditions.ts';
import { listRows } from './list-rows.ts';

/** What every question about found items is asked of. `now` gives Unix ms. */
export type FindDeps = { db: Db; kinds: ItemKinds; now(): number };

/** A stretch of what a search finds, in an order: `offset` is the place of its first item. */
export type FoundRange = { query: string; sort: LibrarySort; offset: number; limit: number };

const FROM = `FROM items ${joinOrganisationOfItem('items.id')}`;

/** Every order ends with the id, so that each item has one place. */
const ORDERS: Record<LibrarySort, string> = {
  newest: 'created_at_ms DESC, id DESC',
  oldest: 'created_at_ms, id',
  title: 'title COLLATE NOCASE, id',
  longest: `${DURATION} DESC NULLS LAST, id`,
  largest: 'size_bytes DESC NULLS LAST, id',
  best: 'coalesce(rating, 0) DESC, created_at_ms DESC, id DESC',
};

const sqlOf = ({ kinds, now }: FindDeps, query: string): SearchSql | null =>
  searchSql(kinds, parseSearch(query, now()));

/** See Library.list. */
export function listItems(deps: FindDeps, { query, sort, offset, limit }: FoundRange): LibraryRow[] {
  const sql = sqlOf(deps, query);
  if (sql === null) return [];
  const items = selectItems(deps.db, `WHERE ${sql.where} ORDER BY ${ORDERS[sort]} LIMIT :limit OFFSET :offset`, {
    ...sql.parameters,
    limit,
    offset,
  });
  return listRows(deps.db, items, sql.terms);
}

/** See Library.ids. */
export function foundIds(deps: FindDeps, { query, sort, offset, limit }: FoundRange): ItemId[] {
  const sql = sqlOf(deps, query);
  if (sql === null) return [];
  const select = `SELECT id ${FROM} WHERE ${sql.where} ORDER BY ${ORDERS[sort]} LIMIT :limit OFFSET :offset`;
  return deps.db.all<{ id: ItemId }>(select, { ...sql.parameters, limit, offset }).map(({ id }) => id);
}

/** See Library.summary. */
export function summarise(
  deps: FindDeps,
  { query, sort, byDay }: { query: string; sort: LibrarySort; byDay: boolean },
): LibrarySummary {
  const search = parseSearch(query, deps.now());
  const hasKinds = search.filters.some(({ by }) => by === 'kind');
  // Days have an order only where items are ordered by date.
  const withDays = byDay && (sort === 'newest' || sort === 'oldest');
  const found = countFound(deps, searchSql(deps.kinds, search), withDays);
  const ofAnyKind = hasKinds ? countFound(deps, searchSql(deps.kinds, search, false), false) : found;
  const days = withDays ? sumBy(found, ({ day }) => day).map(([day, count]) => ({ day, count })) : [];
  return {
    total: found.reduce((sum, { count }) => sum + count, 0),
    kinds: sumBy(ofAnyKind, ({ kind }) => kind).map(([kind, count]): KindCount => ({ kind, count })),
    days: days.toSorted((a, b) => (sort === 'newest' ? b.day.localeCompare(a.day) : a.day.localeCompare(b.day))),
  };
}

type FoundCount = KindCount & DayCount;

/** All that is counted of a search, in one pass over it. */
function countFound({ db }: FindDeps, sql: SearchSql | null, withDays: boolean): FoundCount[] {
  if (sql === null) return [];
  const day = withDays ? `date(created_at_ms / 1000, 'unixepoch', 'localtime')` : `''`;
  return db.all<FoundCount>(
    `SELECT kind, ${day} AS day, count(*) AS count ${FROM} WHERE ${sql.where} GROUP BY kind, day`,
    sql.parameters,
  );
}

function sumBy<Key extends string>(counts: readonly FoundCount[], key: (count: FoundCount) => Key): [Key, number][] {
  const sums = new Map<Key, number>();
  for (const each of counts) sums.set(key(each), (sums.get(key(each)) ?? 0) + each.count);
  return [...sums];
}

/** See Library.overview. */
export function overview({ db }: FindDeps): LibraryOverview {
  const unsorted = `NOT EXISTS (SELECT 1 FROM organisation_folders AS kept
    WHERE kept.subject_kind = 'item' AND kept.subject_id = items.id)`;
  const sums = db.get<Omit<LibraryOverview, 'kinds'>>(
    `SELECT count(*) FILTER (WHERE binned_at_ms IS NULL AND ${IS_NO_PART}) AS total,
      count(*) FILTER (WHERE binned_at_ms IS NULL AND ${IS_NO_PART} AND is_favourite = 1) AS favouriteCount,
      count(*) FILTER (WHERE binned_at_ms IS NULL AND ${IS_NO_PART} AND ${unsorted}) AS unsortedCount,
      coalesce(sum(size_bytes), 0) AS sizeBytes ${FROM}`,
  );
  const kinds = db.all<KindCount>(
    `SELECT kind, count(*) AS count ${FROM} WHERE binned_at_ms IS NULL GROUP BY kind ORDER BY kind`,
  );
  return {
    total: sums?.total ?? 0,
    favouriteCount: sums?.favouriteCount ?? 0,
    unsortedCount: sums?.unsortedCount ?? 0,
    sizeBytes: sums?.sizeBytes ?? 0,
    kinds,
    binnedCount: binnedCount(db),
  };
}

function binnedCount(db: Db): number {
  const sql = `SELECT count(*) AS count ${FROM} WHERE binned_at_ms IS NOT NULL AND ${IS_BINNED_BY_ITSELF}`;
  return db.get<{ count: number }>(sql)?.count ?? 0;
}
