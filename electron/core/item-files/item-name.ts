import { fileNameFromTemplate, stemOf } from '../../../shared/domain/files/file-name.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import {
  dateValues,
  type NameField,
  type NameTemplates,
  numberText,
  templateFor,
} from '../../../shared/domain/library/places/name-template.ts';
import { ENGINE } from '../library/find/conditions/filter-conditions.ts';
import type { Db } from '../database/database.ts';
import type { StoredItem } from '../library/items/item-table.ts';

/** As many names of speakers fit into the name of a file. */
const MOST_NAMES = 3;

/** What an item is named by: the templates, and its place among those that become files together. */
export type Naming = { templates: NameTemplates; place: { at: number; of: number } };

/** The name of the file that an item becomes, valid on every system; `extension` is without a dot. */
export function itemName(
  db: Db,
  item: StoredItem,
  { naming, extension }: { naming: Naming; extension: string },
): string {
  const { templates, place } = naming;
  const heard = heardIn(db, item);
  const values: Record<NameField, string | null> = {
    title: item.title,
    source: item.sourceName === null ? item.title : stemOf(item.sourceName),
    ...dateValues(item.createdAtMs),
    kind: item.kind,
    voice: heard,
    speaker: heard,
    number: numberText(place),
    engine: engineOf(db, item.id),
  };
  return fileNameFromTemplate(templateFor(templates, item.kind), values, extension);
}

/** Who is heard in it: the voice of a take, those who speak in a recording, a transcript or a script. */
function heardIn(db: Db, { id, kind }: StoredItem): string | null {
  if (kind === 'speech') return voiceOf(db, id);
  const sql =
    kind === 'script'
      ? 'SELECT name FROM script_characters WHERE script_id = :id ORDER BY ordinal LIMIT :most'
      : `SELECT DISTINCT name FROM speakers JOIN transcripts ON transcripts.id = transcript_id
         WHERE transcripts.id = :id OR media_id = :id ORDER BY ordinal LIMIT :most`;
  const names = db.all<{ name: string }>(sql, { id, most: MOST_NAMES }).map(({ name }) => name);
  return names.length === 0 ? null : names.join(', ');
}

function voiceOf(db: Db, id: ItemId): string | null {
  const sql = `SELECT coalesce((SELECT name FROM voices WHERE voices.id = json_extract(recipe, '$.voiceId') LIMIT 1),
    json_extract(recipe, '$.voiceId')) AS name FROM takes WHERE id = :id`;
  return db.get<{ name: string | null }>(sql, { id })?.name ?? null;
}

const engineOf = (db: Db, id: ItemId): string | null =>
  db.get<{ engine: string | null }>(`SELECT ${ENGINE} AS engine FROM items WHERE items.id = :id`, { id })?.engine ??
  null;
