import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { SpokenMoment, SpokenMoments } from '../../../../shared/domain/library/search/library-row.ts';
import { parseSearch } from '../../../../shared/domain/library/search/parse-search.ts';
import { joinOrganisationOfItem } from '../../organisation/organisation-table.ts';
import { selectItems } from '../items/item-table.ts';
import { matching, termsValue } from '../items/item-text.ts';
import { searchSql } from './filter-conditions.ts';
import type { FindDeps } from './find-items.ts';
import { playableOf } from './list-rows.ts';

type MomentRow = {
  transcriptId: ItemId;
  title: string;
  lineId: string;
  startMs: number;
  text: string;
  name: string | null;
  ordinal: number | null;
};

const NONE: SpokenMoments = { moments: [], count: 0, transcriptCount: 0 };

/** Lines of transcripts; the conditions on items hold for the transcript. */
const FROM = `FROM item_text JOIN items ON items.id = item_text.item_id ${joinOrganisationOfItem('items.id')}
  JOIN segments ON segments.row = source_row AND segments.transcript_id = item_id
  LEFT JOIN speakers ON speakers.transcript_id = item_id AND speakers.id = segments.speaker_id`;

/** See Library.moments. */
export function spokenMoments(deps: FindDeps, { query, limit }: { query: string; limit: number }): SpokenMoments {
  const { db, kinds, now } = deps;
  const { text, filters } = parseSearch(query, now());
  const wanted = filters.flatMap((filter) => (filter.by === 'kind' ? [filter.kind] : []));
  // What was said in a recording is in its transcript.
  const isSpeech = wanted.length === 0 || wanted.includes('transcript') || wanted.includes('recording');
  if (!isSpeech || text === '') return NONE;
  const sql = searchSql(kinds, { text, filters }, false);
  if (sql === null || sql.terms === null) return NONE;
  const where = `WHERE part = 'line' AND items.kind = 'transcript' AND ${matching(sql.terms)} AND ${sql.where}`;
  const parameters = { ...sql.parameters, terms: termsValue(sql.terms) };
  const counts = db.get<{ count: number; transcriptCount: number }>(
    `SELECT count(*) AS count, count(DISTINCT item_id) AS transcriptCount ${FROM} ${where}`,
    parameters,
  );
  const rows = db.all<MomentRow>(
    `SELECT item_id AS transcriptId, title, segments.id AS lineId, start_ms AS startMs, item_text.text,
      speakers.name, speakers.ordinal ${FROM} ${where}
     ORDER BY created_at_ms DESC, item_id DESC, start_ms LIMIT :limit`,
    { ...parameters, limit },
  );
  return { moments: shown(deps, rows), count: counts?.count ?? 0, transcriptCount: counts?.transcriptCount ?? 0 };
}

function shown({ db }: FindDeps, rows: readonly MomentRow[]): SpokenMoment[] {
  const ids = JSON.stringify([...new Set(rows.map(({ transcriptId }) => transcriptId))]);
  const transcripts = selectItems(db, 'WHERE items.id IN (SELECT value FROM json_each(:ids))', { ids });
  const playable = playableOf(db, transcripts);
  return rows.map(({ name, ordinal, ...moment }) => ({
    ...moment,
    speaker: name === null || ordinal === null ? null : { name, ordinal },
    playable: playable.get(moment.transcriptId) ?? null,
  }));
}
