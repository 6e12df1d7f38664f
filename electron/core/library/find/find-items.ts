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

const NOTHING = { total: 0, kinds: [], days: [] };

const sqlOf = ({ kinds, now }: FindDeps, query: string, withKinds = true): SearchSql | null =>
  searchSql(kinds, parseSearch(query, now()), withKinds);

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
  const sql = sqlOf(deps, query);
  const ofAnyKind = sqlOf(deps, query, false);
  if (sql === null || ofAnyKind === null) return NOTHING;
  const { db } = deps;
  const kinds = db.all<KindCount>(
    `SELECT kind, count(*) AS count ${FROM} WHERE ${ofAnyKind.where} GROUP BY kind`,
    ofAnyKind.parameters,
  );
  const count = db.get<{ total: number }>(`SELECT count(*) AS total ${FROM} WHERE ${sql.where}`, sql.parameters);
  const days = byDay ? countDays(db, sql, sort) : [];
  return { total: count?.total ?? 0, kinds, days };
}

/** Days have an order only where items are ordered by date. */
function countDays(db: Db, { where, parameters }: SearchSql, sort: LibrarySort): DayCount[] {
  if (sort !== 'newest' && sort !== 'oldest') return [];
  return db.all<DayCount>(
    `SELECT date(created_at_ms / 1000, 'unixepoch', 'localtime') AS day, count(*) AS count ${FROM}
     WHERE ${where} GROUP BY day ORDER BY min(created_at_ms) ${sort === 'newest' ? 'DESC' : ''}`,
    parameters,
  );
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
