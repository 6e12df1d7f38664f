import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { SpokenMoment, SpokenMoments } from '../../../../shared/domain/library/search/library-row.ts';
import { parseSearch } from '../../../../shared/domain/library/search/parse-search.ts';
import { joinOrganisationOfItem } from '../../organisation/organisation-table.ts';
import { selectItems } from '../items/item-table.ts';
import { matching, termsValue } from '../items/item-text.ts';
import { searchSql } from './conditions/filter-conditions.ts';
import type { FindDeps } from './find-items.ts';
import { playableOf } from './rows/list-rows.ts';

type MomentRow = {
  itemId: ItemId;
  title: string;
  lineId: string | null;
  startMs: number;
  text: string;
  name: string | null;
  ordinal: number | null;
};

const NONE: SpokenMoments = { moments: [], count: 0, recordingCount: 0 };

/** Lines of transcripts, and of recordings without one; the conditions on items hold for the transcript, or the recording. */
const FROM = `FROM item_text JOIN items ON items.id = item_text.item_id ${joinOrganisationOfItem('items.id')}
  LEFT JOIN segments ON part = 'line' AND segments.row = source_row AND segments.transcript_id = item_id
  LEFT JOIN speakers ON speakers.transcript_id = item_id AND speakers.id = segments.speaker_id`;

/** See Library.moments. */
export function spokenMoments(deps: FindDeps, { query, limit }: { query: string; limit: number }): SpokenMoments {
  const { db, now } = deps;
  const { text, filters } = parseSearch(query, now());
  const wanted = filters.flatMap((filter) => (filter.by === 'kind' ? [filter.kind] : []));
  // What was said in a recording is in its transcript.
  const isSpeech = wanted.length === 0 || wanted.includes('transcript') || wanted.includes('recording');
  if (!isSpeech || text === '') return NONE;
  const sql = searchSql(deps, { text, filters }, false);
  if (sql === null || sql.terms === null) return NONE;
  const where = `WHERE ((part = 'line' AND items.kind = 'transcript') OR part = 'heard')
    AND ${matching(sql.terms)} AND ${sql.where}`;
  const parameters = { ...sql.parameters, terms: termsValue(sql.terms) };
  const counts = db.get<{ count: number; recordingCount: number }>(
    `SELECT count(*) AS count, count(DISTINCT item_id) AS recordingCount ${FROM} ${where}`,
    parameters,
  );
  const rows = db.all<MomentRow>(
    `SELECT item_id AS itemId, title, segments.id AS lineId, item_text.position AS startMs, item_text.text,
      speakers.name, speakers.ordinal ${FROM} ${where}
     ORDER BY created_at_ms DESC, item_id DESC, item_text.position LIMIT :limit`,
    { ...parameters, limit },
  );
  return { moments: shown(deps, rows), count: counts?.count ?? 0, recordingCount: counts?.recordingCount ?? 0 };
}

function shown({ db }: FindDeps, rows: readonly MomentRow[]): SpokenMoment[] {
  const ids = JSON.stringify([...new Set(rows.map(({ itemId }) => itemId))]);
  const items = selectItems(db, 'WHERE items.id IN (SELECT value FROM json_each(:ids))', { ids });
  const playable = playableOf(db, items);
  return rows.map(({ name, ordinal, ...moment }) => ({
    ...moment,
    speaker: name === null || ordinal === null ? null : { name, ordinal },
    playable: playable.get(moment.itemId) ?? null,
  }));
}
