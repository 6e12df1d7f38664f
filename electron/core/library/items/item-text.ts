import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Db, Tx } from '../../database/database.ts';
import type { SearchTerms } from '../../database/search-terms.ts';

/** The value that statements with `matching` call `:terms`. */
export const termsValue = (terms: SearchTerms): string => terms.like ?? terms.match;

/** The condition on item_text that finds `:terms`. */
export const matching = (terms: SearchTerms): string =>
  terms.like === null
    ? 'item_text.row IN (SELECT rowid FROM item_search WHERE item_search MATCH :terms)'
    : `item_text.text LIKE :terms ESCAPE '\\'`;

/** A SELECT of the ids of all items with a title, a line, a text, a note, a tag or a folder that holds `:terms`. */
export const foundItems = (terms: SearchTerms): string => `SELECT item_id FROM item_text WHERE ${matching(terms)}`;

/** The first text of an item that matched, shortened around the match, with its row in `item_text` and in the table that it comes from. */
export type FoundText = { snippet: string; row: number; sourceRow: number };

/** The first matching text of each of the items; one of which only the title, a tag or a folder matched has none. */
export function foundTexts(
  db: Db,
  { ids, terms }: { ids: readonly string[]; terms: SearchTerms },
): ReadonlyMap<string, FoundText> {
  // With one min() SQLite takes the other columns from the row that has it.
  const first = `SELECT item_id AS itemId, row, source_row AS sourceRow, text, min(position) FROM item_text
    WHERE item_id IN (SELECT value FROM json_each(:ids)) AND part IN ('line', 'text', 'heard', 'note')
      AND ${matching(terms)} GROUP BY item_id`;
  const rows = db.all<{ itemId: string; row: number; sourceRow: number; text: string }>(first, {
    ids: JSON.stringify(ids),
    terms: termsValue(terms),
  });
  const found = terms.match === null ? null : snippetsOf(db, rows, terms.match);
  return new Map(
    rows.map(({ itemId, row, sourceRow, text }) => [itemId, { snippet: found?.get(row) ?? text, row, sourceRow }]),
  );
}

/** By row. All in one pass: the index reads all rows with a word each time that it is asked, and without the plus it is asked for each row. */
function snippetsOf(db: Db, rows: readonly { row: number }[], terms: string): ReadonlyMap<number, string> {
  const sql = `SELECT rowid AS row, snippet(item_search, 0, '', '', '…', 16) AS snippet FROM item_search
    WHERE item_search MATCH :terms AND +rowid IN (SELECT value FROM json_each(:rows))`;
  const found = db.all<{ row: number; snippet: string }>(sql, {
    terms,
    rows: JSON.stringify(rows.map(({ row }) => row)),
  });
  return new Map(found.map(({ row, snippet }) => [row, snippet]));
}

/**
 * Makes the texts of an item that has no table of lines of its own known to the search, in their order; whatever it had is
 * replaced. Titles, lines in tables, notes, tags and folders write themselves, see migrations 0012, 0014 and 0038.
 */
export function writeItemText(tx: Tx, id: ItemId, texts: readonly string[]): void {
  tx.run(`DELETE FROM item_text WHERE item_id = :id AND part = 'text'`, { id });
  const insert = `INSERT INTO item_text (item_id, part, source_row, position, text)
    VALUES (:id, 'text', :index, :index, :text)`;
  for (const [index, text] of texts.entries()) tx.run(insert, { id, index, text });
}
