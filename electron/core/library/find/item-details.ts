import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LibraryDetails, RelatedItem } from '../../../../shared/domain/library/search/library-row.ts';
import { hexOf, type Lab } from '../../../../shared/domain/media/colour/oklab.ts';
import { heardMusic } from '../../music/analysis/heard-music-table.ts';
import type { Db } from '../../database/database.ts';
import { searchTerms } from '../../database/search-terms.ts';
import { isItemBinned } from '../../organisation/organisation-table.ts';
import { findItem, shownItem } from '../items/item-table.ts';
import { RELATIONS } from './conditions/filter-conditions.ts';
import type { FindDeps } from './find-items.ts';
import { listRows } from './rows/list-rows.ts';

/** Of what something is used in, as many are named. */
const MOST_USERS = 20;

const USERS = `FROM ${RELATIONS} JOIN items ON items.id = user_id
  WHERE used_id = :id AND NOT ${isItemBinned('items.id')}`;

/** See Library.details. */
export function itemDetails({ db }: Pick<FindDeps, 'db'>, id: ItemId, words = ''): LibraryDetails {
  const stored = findItem(db, id);
  const [row] = listRows(db, [stored], words === '' ? null : searchTerms(words));
  if (!row) throw new Failure('INTERNAL', 'An item has no row.', { id });
  const recipe = recipesOf(db, [id]).get(id) ?? null;
  return {
    item: { ...shownItem(stored), recipe },
    row,
    madeFrom: db.all<RelatedItem>(
      `SELECT DISTINCT items.id, kind, title FROM ${RELATIONS} JOIN items ON items.id = used_id
       WHERE user_id = :id AND owner_id IS NULL`,
      { id },
    ),
    usedIn: db.all<RelatedItem>(
      `SELECT DISTINCT items.id, kind, title ${USERS} ORDER BY created_at_ms DESC LIMIT :most`,
      { id, most: MOST_USERS },
    ),
    ownerLineId:
      db.get<{ lineId: string }>('SELECT line_id AS lineId FROM takes WHERE id = :id', { id })?.lineId ?? null,
    colours: coloursOf(db, id),
    music: heardMusic(db, id),
    usedInCount: db.get<{ count: number }>(`SELECT count(DISTINCT items.id) AS count ${USERS}`, { id })?.count ?? 0,
  };
}

/** See LibraryDetails.colours. */
function coloursOf(db: Db, id: ItemId): string[] {
  const sql = 'SELECT lightness, a, b FROM image_colours WHERE item_id = :id ORDER BY place';
  return db.all<Lab>(sql, { id }).map(hexOf);
}

/** By item: how it was made, wherever its kind keeps that; those of which nothing is known are left out. */
export function recipesOf(db: Db, ids: readonly ItemId[]): Map<ItemId, Record<string, unknown>> {
  const given = 'IN (SELECT value FROM json_each(:ids))';
  const sql = `SELECT id, recipe FROM transcripts WHERE id ${given} UNION ALL SELECT id, recipe FROM takes WHERE id ${given}
    UNION ALL SELECT id, recipe FROM items WHERE id ${given} AND recipe IS NOT NULL`;
  const rows = db.all<{ id: ItemId; recipe: string }>(sql, { ids: JSON.stringify(ids) });
  // That of the item itself comes last and counts.
  return new Map(rows.map(({ id, recipe }) => [id, JSON.parse(recipe) as Record<string, unknown>]));
}
