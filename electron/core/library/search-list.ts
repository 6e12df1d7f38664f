import type { Db, Parameters } from '../database/database.ts';
import { searchTerms, type SearchTerms } from '../database/search-terms.ts';
import { formatPosition, parsePosition } from './item-page.ts';

/** What a list is asked: text to search, position, size of the page. */
export type ListQuery = { query?: string | undefined; after?: string | undefined; limit: number };

/** Further conditions of a list, in SQL, and the values of their parameters. */
export type ListFilter = { conditions: readonly string[]; parameters: Parameters };

const NO_FILTER: ListFilter = { conditions: [], parameters: {} };

/** A SELECT without conditions over items and a table of a kind, its id column, and what finds `:terms`, as a MATCH and as a LIKE. */
export type ListSource = { select: string; id: string; byIndex: string; byPattern: string };

/** A page of rows; `terms` is null where nothing was searched for. */
export type ListPage<Row> = { rows: Row[]; next: string | null; terms: SearchTerms | null };

/** Where the texts of a kind are: their index, their table, the column of the document, and the order they are read in. */
export type TextSource = { index: string; table: string; owner: string; order: string };

/** The first matching text of a document, shortened around the match; null when only its title matched. */
export function snippetOf(
  db: Db,
  { index, table, owner, order }: TextSource,
  { id, terms }: { id: string; terms: SearchTerms },
): string | null {
  const sql =
    terms.like === null
      ? `SELECT snippet(${index}, 0, '', '', '…', 16) AS snippet FROM ${index}
         JOIN ${table} ON ${table}.row = ${index}.rowid
         WHERE ${index} MATCH :terms AND ${owner} = :id ORDER BY ${order} LIMIT 1`
      : `SELECT text AS snippet FROM ${table} WHERE ${owner} = :id AND text LIKE :terms ESCAPE '\\'
         ORDER BY ${order} LIMIT 1`;
  return db.get<{ snippet: string }>(sql, { id, terms: terms.like ?? terms.match })?.snippet ?? null;
}

/** One page, newest first; what is in the bin is left out. Throws INVALID_INPUT for a position that no page gave out. */
export function listPage<Row extends { id: string; created_at_ms: number }>(
  db: Db,
  { select, id, byIndex, byPattern }: ListSource,
  input: ListQuery & { filter?: ListFilter | undefined },
): ListPage<Row> {
  const { filter = NO_FILTER } = input;
  const conditions = ['binned_at_ms IS NULL', ...filter.conditions];
  const parameters: Parameters = { ...filter.parameters, limit: input.limit + 1 };
  const hasQuery = input.query !== undefined && input.query.trim() !== '';
  const terms = hasQuery ? searchTerms(input.query ?? '') : null;
  if (hasQuery && terms === null) return { rows: [], next: null, terms };
  if (terms) {
    conditions.push(terms.like === null ? byIndex : byPattern);
    parameters.terms = terms.like ?? terms.match;
  }
  if (input.after !== undefined) {
    conditions.push(`(created_at_ms, ${id}) < (:afterMs, :afterId)`);
    Object.assign(parameters, parsePosition(input.after));
  }
  const found = db.all<Row>(
    `${select} WHERE ${conditions.join(' AND ')} ORDER BY created_at_ms DESC, ${id} DESC LIMIT :limit`,
    parameters,
  );
  const rows = found.slice(0, input.limit);
  const last = rows.at(-1);
  const next = found.length > input.limit && last ? formatPosition(last.created_at_ms, last.id) : null;
  return { rows, next, terms };
}
