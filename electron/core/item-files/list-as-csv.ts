import { csvRow } from '../../../shared/domain/files/csv-row.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { Db } from '../database/database.ts';
import { boardNames } from './describe-item.ts';
import { rowsOfIds } from '../library/find/find-items.ts';
import { recipesOf } from '../library/find/item-details.ts';

/** An item and the name of its file in the export; null where only the list is written. */
export type ListedFile = { id: ItemId; file: string | null };

/** As many are read at once. */
const PAGE = 200;

const HEADER = [
  'id',
  'file',
  'kind',
  'title',
  'created',
  'duration_seconds',
  'size_bytes',
  'rating',
  'favourite',
  'verdict',
  'reject_reason',
  'colour_label',
  'note',
  'tags',
  'folders',
  'boards',
  'engine',
  'model',
  'prompt',
  'seed',
];

/** Begins the file, so that spreadsheets read it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Items as comma-separated values with a header, see csvRow. Times as ISO 8601 in UTC; lists with semicolons between. */
export function listAsCsv(db: Db, listed: readonly ListedFile[]): string {
  const lines = [csvRow(HEADER)];
  for (let from = 0; from < listed.length; from += PAGE) {
    const page = listed.slice(from, from + PAGE);
    const files = new Map(page.map(({ id, file }) => [id, file]));
    const ids = page.map(({ id }) => id);
    const recipes = recipesOf(db, ids);
    for (const row of rowsOfIds({ db }, ids)) {
      const { organised } = row;
      const recipe = recipes.get(row.id) ?? {};
      lines.push(
        csvRow([
          row.id,
          files.get(row.id) ?? '',
          row.kind,
          row.title,
          new Date(row.createdAtMs).toISOString(),
          row.durationMs === null ? '' : String(row.durationMs / 1000),
          row.sizeBytes === null ? '' : String(row.sizeBytes),
          organised.rating === 0 ? '' : String(organised.rating),
          organised.isFavourite ? 'yes' : '',
          organised.verdict ?? '',
          organised.rejectReason,
          organised.colourLabel ?? '',
          organised.note,
          organised.tags.join('; '),
          organised.folders.join('; '),
          boardNames(db, row.id).join('; '),
          ...['engine', 'model', 'prompt', 'seed'].map((name) => textOf(recipe[name])),
        ]),
      );
    }
  }
  return BYTE_ORDER_MARK + lines.join('');
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
