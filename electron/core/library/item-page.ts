import { Failure } from '../../../shared/domain/failure.ts';
import type { LibraryPage } from '../../../shared/domain/library/library-page.ts';
import type { Db, Parameters } from '../database/database.ts';
import { searchTerms } from '../database/search-terms.ts';
import { selectItems, shownItem } from './item-table.ts';
import type { LibraryQuery } from './library.ts';

/** Items whose own title matches, whose transcript's or script's text matches, and recordings of such transcripts. */
const FOUND_BY_INDEX = `(
  row IN (SELECT rowid FROM title_search WHERE title_search MATCH :terms)
  OR id IN (SELECT transcript_id FROM segments WHERE row IN
    (SELECT rowid FROM segment_search WHERE segment_search MATCH :terms))
  OR id IN (SELECT script_id FROM script_lines WHERE row IN
    (SELECT rowid FROM script_search WHERE script_search MATCH :terms))
  OR id IN (SELECT media_id FROM transcripts JOIN segments ON transcript_id = transcripts.id WHERE segments.row IN
    (SELECT rowid FROM segment_search WHERE segment_search MATCH :terms)))`;
const FOUND_BY_PATTERN = `(
  title LIKE :terms ESCAPE '\\'
  OR id IN (SELECT transcript_id FROM segments WHERE text LIKE :terms ESCAPE '\\')
  OR id IN (SELECT script_id FROM script_lines WHERE text LIKE :terms ESCAPE '\\')
  OR id IN (SELECT media_id FROM transcripts JOIN segments ON transcript_id = transcripts.id
    WHERE segments.text LIKE :terms ESCAPE '\\'))`;

/** Parts of other items (takes of a script) are found by their kind, or in the bin when they went there by themselves. */
const IS_NO_PART = 'owner_id IS NULL';
const IS_BINNED_BY_ITSELF = `(owner_id IS NULL
  OR NOT EXISTS (SELECT 1 FROM items AS owner WHERE owner.id = items.owner_id AND owner.binned_at_ms IS NOT NULL))`;

/** One page of items, newest first. Throws INVALID_INPUT for a position that no page gave out. */
export function itemPage(db: Db, query: LibraryQuery): LibraryPage {
  const conditions = [query.bin ? 'binned_at_ms IS NOT NULL' : 'binned_at_ms IS NULL'];
  const parameters: Parameters = { limit: query.limit + 1 };
  if (query.kind) {
    conditions.push('kind = :kind');
    parameters.kind = query.kind;
  }
  if (query.bin) conditions.push(IS_BINNED_BY_ITSELF);
  else if (!query.kind) conditions.push(IS_NO_PART);
  const search = searchCondition(query.query);
  if (search === 'nothing') return { items: [], next: null };
  if (search) {
    conditions.push(search.condition);
    parameters.terms = search.terms;
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

/** Null when all is meant, 'nothing' when the text holds no word that could be found. */
export function searchCondition(query: string | undefined): { condition: string; terms: string } | 'nothing' | null {
  if (query === undefined || query.trim() === '') return null;
  const terms = searchTerms(query);
  if (!terms) return 'nothing';
  return terms.like === null
    ? { condition: FOUND_BY_INDEX, terms: terms.match }
    : { condition: FOUND_BY_PATTERN, terms: terms.like };
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
  throw new Failure('INVALID_INPUT', 'This page position is not one that was given out.');
}
