import type { ItemId } from '../../../shared/domain/ids.ts';
import { NOT_ORGANISED } from '../../../shared/domain/organisation/organised.ts';
import type { Db } from '../database/database.ts';
import { itemDetails } from '../library/find/item-details.ts';
import { allLines } from '../library/find/rows/list-rows.ts';
import type { StoredItem } from '../library/items/item-table.ts';
import { readOrganised } from '../organisation/organisation-table.ts';
import { textOf } from '../organisation/subject-owner.ts';

/** To be counted up when the meaning of a field changes. */
const VERSION = 1;

/**
 * All that is known of an item, as JSON for the file beside it: what it is, how it was made and from what, how the user keeps it,
 * and what it says. No paths of this computer.
 */
export function describeItem(db: Db, stored: StoredItem): string {
  const { item, madeFrom } = itemDetails({ db }, stored.id);
  const key = { kind: 'item', id: stored.id } as const;
  const { isFavourite, rating, verdict, rejectReason, colourLabel, note, tags, folders } =
    readOrganised(db, [key]).get(textOf(key)) ?? NOT_ORGANISED;
  const description = {
    format: 'atelier-item',
    version: VERSION,
    id: item.id,
    kind: item.kind,
    title: item.title,
    sourceName: item.sourceName,
    createdAt: new Date(item.createdAtMs).toISOString(),
    media: item.media.state === 'ready' ? item.media.facts : null,
    recipe: item.recipe,
    madeFrom,
    organised: {
      isFavourite,
      rating,
      verdict,
      rejectReason,
      colourLabel,
      note,
      tags,
      folders,
      boards: boardNames(db, stored.id),
    },
    lines: allLines(db, stored.id),
  };
  return `${JSON.stringify(description, null, 2)}\n`;
}

/** The boards that an item is on, in their order. */
export const boardNames = (db: Db, itemId: ItemId): string[] =>
  db
    .all<{ name: string }>(
      `SELECT name FROM board_items JOIN boards ON boards.id = board_id
       WHERE item_id = :itemId AND deleted_at_ms IS NULL ORDER BY boards.position, boards.row`,
      { itemId },
    )
    .map(({ name }) => name);
