import type { Db, Parameters } from '../database/database.ts';
import { searchTerms } from '../database/search-terms.ts';
import { isShown } from './find/conditions/archived-items.ts';
import { formatPosition, parsePosition } from './items/item-page.ts';
import { foundItems, type FoundText, foundTexts, termsValue } from './items/item-text.ts';

/** What a list is asked: text to search, position, size of the page. */
export type ListQuery = { query?: string | undefined; after?: string | undefined; limit: number };

/** Further conditions of a list, in SQL, and the values of their parameters. */
export type ListFilter = { conditions: readonly string[]; parameters: Parameters };

const NO_FILTER: ListFilter = { conditions: [], parameters: {} };

/** A SELECT without conditions over items, what is said of them (joinOrganisationOfItem) and a table of a kind; that table's id column. */
export type ListSource = { select: string; id: string };

/** A page of rows. `found` has the first matching text of each; `found` is null where nothing was searched for. */
export type ListPage<Row> = { rows: Row[]; next: string | null; found: ReadonlyMap<string, FoundText> | null };

/** One page, newest first; what is in the bin is left out, and what is archived unless something is searched for. Throws INVALID_INPUT for a position that no page gave out. */
export function listPage<Row extends { id: string; created_at_ms: number }>(
  db: Db,
  { select, id }: ListSource,
  input: ListQuery & { filter?: ListFilter | undefined },
): ListPage<Row> {
  const { filter = NO_FILTER } = input;
  const conditions = ['binned_at_ms IS NULL', ...filter.conditions];
  const parameters: Parameters = { ...filter.parameters, limit: input.limit + 1 };
  const hasQuery = input.query !== undefined && input.query.trim() !== '';
  const terms = hasQuery ? searchTerms(input.query ?? '') : null;
  if (hasQuery && terms === null) return { rows: [], next: null, found: null };
  // Whoever searches may mean what is put away.
  if (!hasQuery) conditions.push(isShown(id));
  if (terms) {
    conditions.push(`${id} IN (${foundItems(terms)})`);
    parameters.terms = termsValue(terms);
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
  return { rows, next, found: terms && foundTexts(db, { ids: rows.map((row) => row.id), terms }) };
}
