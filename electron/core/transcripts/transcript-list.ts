import type { ItemId, JobId } from '../../../shared/domain/ids.ts';
import type { TranscriptRow } from '../../../shared/domain/transcript-change.ts';
import type { TranscriptRecipe, TranscriptState } from '../../../shared/domain/transcript.ts';
import type { Db } from '../database/database.ts';
import type { SearchTerms } from '../database/search-terms.ts';
import { listPage, type ListQuery, type ListSource } from '../library/search-list.ts';

type ListRow = {
  id: string;
  media_id: string;
  title: string;
  state: string;
  duration_ms: number;
  recipe: string;
  speaker_count: number;
  segment_count: number;
  created_at_ms: number;
  job_id: string | null;
};

const SELECT = `SELECT transcripts.id, media_id, title, state, duration_ms, transcripts.recipe, created_at_ms, job_id,
    (SELECT count(*) FROM speakers WHERE transcript_id = transcripts.id) AS speaker_count,
    (SELECT count(*) FROM segments WHERE transcript_id = transcripts.id) AS segment_count
  FROM transcripts JOIN items ON items.id = transcripts.id`;

const BY_INDEX = `(items.row IN (SELECT rowid FROM title_search WHERE title_search MATCH :terms)
  OR transcripts.id IN (SELECT transcript_id FROM segments WHERE row IN
    (SELECT rowid FROM segment_search WHERE segment_search MATCH :terms)))`;
const BY_PATTERN = `(title LIKE :terms ESCAPE '\\'
  OR transcripts.id IN (SELECT transcript_id FROM segments WHERE text LIKE :terms ESCAPE '\\'))`;

const SOURCE: ListSource = { select: SELECT, id: 'transcripts.id', byIndex: BY_INDEX, byPattern: BY_PATTERN };

/** One page of the history, newest first; what is in the bin is left out. */
export function listTranscripts(db: Db, input: ListQuery): { rows: TranscriptRow[]; next: string | null } {
  const { rows, next, terms } = listPage<ListRow>(db, SOURCE, input);
  return { rows: rows.map((row) => rowFrom(row, terms && snippetOf(db, row.id, terms))), next };
}

function rowFrom(row: ListRow, snippet: string | null): TranscriptRow {
  return {
    id: row.id as ItemId,
    mediaId: row.media_id as ItemId,
    title: row.title,
    state: row.state as TranscriptState,
    durationMs: row.duration_ms,
    speakerCount: row.speaker_count,
    segmentCount: row.segment_count,
    language: (JSON.parse(row.recipe) as TranscriptRecipe).language,
    createdAtMs: row.created_at_ms,
    snippet,
    jobId: row.job_id as JobId | null,
  };
}

/** The first matching line of a transcript, shortened around the match; null when only the title matched. */
function snippetOf(db: Db, id: string, terms: SearchTerms): string | null {
  const sql =
    terms.like === null
      ? `SELECT snippet(segment_search, 0, '', '', '…', 16) AS snippet FROM segment_search
         JOIN segments ON segments.row = segment_search.rowid
         WHERE segment_search MATCH :terms AND transcript_id = :id ORDER BY start_ms LIMIT 1`
      : `SELECT text AS snippet FROM segments WHERE transcript_id = :id AND text LIKE :terms ESCAPE '\\'
         ORDER BY start_ms LIMIT 1`;
  return db.get<{ snippet: string }>(sql, { id, terms: terms.like ?? terms.match })?.snippet ?? null;
}
