import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemKinds } from '../../../../shared/domain/library/item-kinds.ts';
import type { LibraryPage } from '../../../../shared/domain/library/library-page.ts';
import type { Db, Parameters } from '../../database/database.ts';
import { searchTerms } from '../../database/search-terms.ts';
import { isItemBinned } from '../../organisation/organisation-table.ts';
import { selectItems, shownItem } from './item-table.ts';
import { foundBy } from '../found-by.ts';
import type { LibraryQuery } from './library-query.ts';

/** Parts of other items (takes of a script) are found by their kind, or in the bin when they went there by themselves. */
export const IS_NO_PART = 'owner_id IS NULL';
/** See IS_NO_PART. */
export const IS_BINNED_BY_ITSELF = `(owner_id IS NULL OR NOT ${isItemBinned('items.owner_id')})`;

/** One page of items, newest first. Throws INVALID_INPUT for a position that no page gave out. */
export function itemPage({ db, kinds }: { db: Db; kinds: ItemKinds }, query: LibraryQuery): LibraryPage {
  const conditions = [query.bin ? 'binned_at_ms IS NOT NULL' : 'binned_at_ms IS NULL'];
  const parameters: Parameters = { limit: query.limit + 1 };
  if (query.kind) {
    conditions.push('kind = :kind');
    parameters.kind = query.kind;
  }
  if (query.bin) conditions.push(IS_BINNED_BY_ITSELF);
  else if (!query.kind) conditions.push(IS_NO_PART);
  if (query.query !== undefined && query.query.trim() !== '') {
    const terms = searchTerms(query.query);
    // No word that could be found.
    if (!terms) return { items: [], next: null };
    const { condition, values } = foundBy(kinds, terms);
    conditions.push(condition);
    Object.assign(parameters, values);
  }
  if (query.after !== undefined) {
    conditions.push('(created_at_ms, id) < (:afterMs, :afterId)');
    Object.assign(parameters, parsePosition(query.after));
  }
  const rows = selectItems(
    db,
    `WHERE ${conditions.join(' AND ')} ORDER BY created_at_ms DESC, id DESC LIMIT :limit`,
    parameters,
  );
  const items = rows.slice(0, query.limit).map(shownItem);
  const last = items.at(-1);
  return { items, next: rows.length > query.limit && last ? formatPosition(last.createdAtMs, last.id) : null };
}

/** The opaque `next` of a page: age and id of its last row. */
export function formatPosition(createdAtMs: number, id: string): string {
  return Buffer.from(JSON.stringify([createdAtMs, id])).toString('base64url');
}

/** Reads what formatPosition wrote. Throws INVALID_INPUT for anything else. */
export function parsePosition(position: string): { afterMs: number; afterId: string } {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(position, 'base64url').toString());
    const [afterMs, afterId] = Array.isArray(parsed) ? (parsed as unknown[]) : [];
    if (typeof afterMs === 'number' && typeof afterId === 'string') return { afterMs, afterId };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw reasonedFailure('INVALID_INPUT', 'page_position');
}
