import type { ItemId } from '../../../../../shared/domain/ids.ts';
import type { ReferenceState } from '../../../../../shared/domain/library/origins/file-reference.ts';
import { audioFactsOf, videoFactsOf } from '../../../../../shared/domain/library/media-facts.ts';
import type {
  FoundLine,
  LibraryRow,
  Playable,
  SpokenLine,
} from '../../../../../shared/domain/library/search/library-row.ts';
import { shownText } from '../../../../../shared/domain/library/shown-text.ts';
import { NOT_ORGANISED } from '../../../../../shared/domain/organisation/organised.ts';
import type { Db } from '../../../database/database.ts';
import type { SearchTerms } from '../../../database/search-terms.ts';
import { readOrganised } from '../../../organisation/organisation-table.ts';
import { textOf } from '../../../organisation/subject-owner.ts';
import { selectItems, type StoredItem } from '../../items/item-table.ts';
import { type FoundText, foundTexts } from '../../items/item-text.ts';
import { songCovers } from '../../items/song-covers.ts';
import { ARCHIVED_ITEMS } from '../conditions/archived-items.ts';

/** How many of its first lines stand for an item. */
const MOST_LINES = 4;
/** Characters of a line that a tile may show. */
const LONGEST_LINE = 300;

/** What an item says, blank lines left out. */
const IS_SAID = `part IN ('line', 'text') AND trim(item_text.text) <> ''`;

/** What a line of the index is in the table that it comes from: who says it, its id and its time. */
const LINE_FACTS = `LEFT JOIN segments ON part = 'line' AND segments.row = source_row AND segments.transcript_id = item_id
  LEFT JOIN speakers ON speakers.transcript_id = item_id AND speakers.id = segments.speaker_id
  LEFT JOIN script_lines ON part = 'line' AND script_lines.row = source_row AND script_lines.script_id = item_id
  LEFT JOIN song_lines ON part = 'line' AND song_lines.row = source_row AND song_lines.song_id = item_id
  LEFT JOIN script_characters ON script_characters.script_id = item_id AND script_characters.id = script_lines.character_id`;

/** The items as the library lists them; with `terms` each has its first line that matches. */
export function listRows(db: Db, items: readonly StoredItem[], terms: SearchTerms | null): LibraryRow[] {
  const ids = items.map(({ id }) => id);
  const organised = readOrganised(
    db,
    ids.map((id) => ({ kind: 'item', id }) as const),
  );
  const found = terms ? foundTexts(db, { ids, terms }) : null;
  const foundIn = found ? foundLines(db, found) : null;
  const playable = playableOf(db, items);
  const covers = songCovers(
    db,
    items.flatMap(({ id, kind }) => (kind === 'song' ? [id] : [])),
  );
  const marks = marksOf(db, ids);
  const lines = firstLines(db, ids);
  return items.map((item) => {
    const { id, kind, title, sizeBytes, createdAtMs, media } = item;
    const heard = playable.get(id) ?? null;
    return {
      id,
      kind,
      title,
      sizeBytes,
      createdAtMs,
      mediaState: media.state,
      durationMs: heard?.durationMs ?? videoFactsOf(media)?.durationMs ?? null,
      playable: heard,
      coverId: covers.get(id) ?? null,
      lines: (lines.get(id) ?? []).map(({ text, speaker }) => ({ text: shownText(kind, text), speaker })),
      organised: organised.get(textOf({ kind: 'item', id })) ?? NOT_ORGANISED,
      isArchived: marks.get(id)?.isArchived === 1,
      isNew: marks.get(id)?.isNew === 1,
      found: foundIn?.get(id) ?? null,
      stack: null,
      reference: marks.get(id)?.reference ?? null,
    };
  });
}

/** `reference`: how its file outside of the library was found last. */
type Marks = { id: ItemId; isArchived: 0 | 1; isNew: 0 | 1; reference: ReferenceState | null };

/** By item: whether it is archived with its boards, a result that nobody has seen, or a file outside of the library. Most are none. */
function marksOf(db: Db, ids: readonly ItemId[]): ReadonlyMap<ItemId, Marks> {
  const sql = `SELECT * FROM (SELECT value AS id, value IN (${ARCHIVED_ITEMS}) AS isArchived,
      EXISTS (SELECT 1 FROM new_results WHERE item_id = value) AS isNew,
      (SELECT state FROM referenced_files WHERE item_id = value) AS reference FROM json_each(:ids))
    WHERE isArchived OR isNew OR reference IS NOT NULL`;
  return new Map(db.all<Marks>(sql, { ids: JSON.stringify(ids) }).map((row) => [row.id, row]));
}

/** Everything that an item says, line by line. */
export const allLines = (db: Db, id: ItemId): SpokenLine[] => linesOf(db, { id, offset: 0, limit: -1 });

/** What an item says from its line `offset` on, at most `limit` lines; -1 is all of them. */
export function linesOf(db: Db, range: { id: ItemId; offset: number; limit: number }): SpokenLine[] {
  const sql = `SELECT item_text.text, coalesce(speakers.name, script_characters.name) AS speaker
    FROM item_text ${LINE_FACTS}
    WHERE item_id = :id AND ${IS_SAID} ORDER BY item_text.position, item_text.row LIMIT :limit OFFSET :offset`;
  return db.all<SpokenLine>(sql, range).map(({ text, speaker }) => ({ text, speaker }));
}

/** By item: its first lines, as far as a tile has room for them. */
function firstLines(db: Db, ids: readonly ItemId[]): ReadonlyMap<ItemId, SpokenLine[]> {
  const sql = `SELECT item_id AS id, substr(item_text.text, 1, :longest) AS text,
      coalesce(speakers.name, script_characters.name) AS speaker
    FROM json_each(:ids) AS wanted JOIN item_text ON item_text.row IN (SELECT row FROM item_text AS said
      WHERE said.item_id = wanted.value AND said.part IN ('line', 'text') AND trim(said.text) <> ''
      ORDER BY said.position, said.row LIMIT :most)
    ${LINE_FACTS} ORDER BY wanted.key, item_text.position, item_text.row`;
  const values = { ids: JSON.stringify(ids), most: MOST_LINES, longest: LONGEST_LINE };
  const lines = new Map<ItemId, SpokenLine[]>();
  for (const { id, text, speaker } of db.all<SpokenLine & { id: ItemId }>(sql, values))
    lines.set(id, [...(lines.get(id) ?? []), { text, speaker }]);
  return lines;
}

/** By item: where its first line that matches is. */
function foundLines(db: Db, matches: ReadonlyMap<string, FoundText>): ReadonlyMap<string, FoundLine> {
  const sql = `SELECT item_id AS id, coalesce(segments.id, script_lines.id, 'line-' || song_lines.position) AS lineId,
      coalesce(segments.start_ms, song_lines.start_ms, iif(part = 'heard', item_text.position, NULL)) AS startMs
    FROM json_each(:matches) AS wanted CROSS JOIN item_text ON item_text.row = wanted.value AND part IN ('line', 'text', 'heard')
    ${LINE_FACTS}`;
  const wanted = JSON.stringify([...matches.values()].map(({ row }) => row));
  const lines = db.all<{ id: string; lineId: string | null; startMs: number | null }>(sql, { matches: wanted });
  const places = new Map(lines.map(({ id, lineId, startMs }) => [id, { lineId, startMs }]));
  return new Map(
    [...matches].map(([id, { snippet }]) => [
      id,
      { ...(places.get(id) ?? { lineId: null, startMs: null }), text: snippet },
    ]),
  );
}

/** By item: what is heard of it, once that has been read. A transcript is heard through its recording. */
export function playableOf(db: Db, items: readonly StoredItem[]): Map<ItemId, Playable> {
  const sql = `SELECT id, media_id AS mediaId FROM transcripts WHERE id IN (SELECT value FROM json_each(:ids))`;
  const ids = JSON.stringify(items.map(({ id }) => id));
  const recordingIds = new Map(
    db.all<{ id: ItemId; mediaId: ItemId }>(sql, { ids }).map((row) => [row.id, row.mediaId]),
  );
  // Most recordings stand beside their transcripts; only the others are read.
  const media = new Map(items.map((item) => [item.id, item.media]));
  const others = [...new Set(recordingIds.values())].filter((id) => !media.has(id));
  const given = 'WHERE items.id IN (SELECT value FROM json_each(:ids))';
  const recordings = others.length > 0 ? selectItems(db, given, { ids: JSON.stringify(others) }) : [];
  for (const recording of recordings) media.set(recording.id, recording.media);
  return new Map(
    items.flatMap(({ id }) => {
      const mediaId = recordingIds.get(id) ?? id;
      const facts = audioFactsOf(media.get(mediaId));
      if (!facts) return [];
      return [[id, { id: mediaId, durationMs: facts.durationMs, track: facts.track ?? null }] as const];
    }),
  );
}
