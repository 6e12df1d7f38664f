import type { ItemId, JobId, SegmentId } from '../../../shared/domain/ids.ts';
import type { TranscriptRow } from '../../../shared/domain/transcript-change.ts';
import type { TranscriptRecipe, TranscriptState } from '../../../shared/domain/transcript.ts';
import type { Db } from '../database/database.ts';
import type { SearchTerms } from '../database/search-terms.ts';
import { listPage, type ListQuery, type ListSource, snippetOf, type TextSource } from '../library/search-list.ts';

type ListRow = {
  id: string;
  media_id: string;
  title: string;
  state: string;
  duration_ms: number;
  written_until_ms: number;
  recipe: string;
  speaker_count: number;
  segment_count: number;
  language_doubtful: number;
  created_at_ms: number;
  job_id: string | null;
};

const SELECT = `SELECT transcripts.id, media_id, title, state, duration_ms, written_until_ms,
    transcripts.recipe, created_at_ms, job_id,
    (SELECT count(*) FROM speakers WHERE transcript_id = transcripts.id) AS speaker_count,
    (SELECT count(*) FROM segments WHERE transcript_id = transcripts.id) AS segment_count,
    EXISTS (SELECT 1 FROM segments WHERE transcript_id = transcripts.id AND language_doubtful = 1
      AND trim(text) <> '') AS language_doubtful
  FROM transcripts JOIN items ON items.id = transcripts.id`;

const BY_INDEX = `(items.row IN (SELECT rowid FROM title_search WHERE title_search MATCH :terms)
  OR transcripts.id IN (SELECT transcript_id FROM segments WHERE row IN
    (SELECT rowid FROM segment_search WHERE segment_search MATCH :terms)))`;
const BY_PATTERN = `(title LIKE :terms ESCAPE '\\'
  OR transcripts.id IN (SELECT transcript_id FROM segments WHERE text LIKE :terms ESCAPE '\\'))`;

/** Lines, in whose texts a search looks. */
const TEXTS: TextSource = { index: 'segment_search', table: 'segments', owner: 'transcript_id', order: 'start_ms' };

const SOURCE: ListSource = { select: SELECT, id: 'transcripts.id', byIndex: BY_INDEX, byPattern: BY_PATTERN };

/** One page of the history, newest first; what is in the bin is left out. */
export function listTranscripts(db: Db, input: ListQuery): { rows: TranscriptRow[]; next: string | null } {
  const { rows, next, terms } = listPage<ListRow>(db, SOURCE, input);
  const found = (id: string) => ({
    snippet: terms && snippetOf(db, TEXTS, { id, terms }),
    hitId: terms && firstHit(db, id, terms),
  });
  return { rows: rows.map((row) => rowFrom(row, found(row.id))), next };
}

function firstHit(db: Db, id: string, terms: SearchTerms): SegmentId | null {
  const matching =
    terms.like === null
      ? `row IN (SELECT rowid FROM segment_search WHERE segment_search MATCH :terms)`
      : `text LIKE :terms ESCAPE '\\'`;
  const sql = `SELECT id FROM segments WHERE transcript_id = :id AND ${matching} ORDER BY start_ms LIMIT 1`;
  return db.get<{ id: SegmentId }>(sql, { id, terms: terms.like ?? terms.match })?.id ?? null;
}

function rowFrom(row: ListRow, found: Pick<TranscriptRow, 'snippet' | 'hitId'>): TranscriptRow {
  return {
    id: row.id as ItemId,
    mediaId: row.media_id as ItemId,
    title: row.title,
    state: row.state as TranscriptState,
    durationMs: row.duration_ms,
    writtenUntilMs: row.written_until_ms,
    speakerCount: row.speaker_count,
    segmentCount: row.segment_count,
    languageDoubtful: row.language_doubtful === 1,
    language: (JSON.parse(row.recipe) as TranscriptRecipe).language,
    createdAtMs: row.created_at_ms,
    ...found,
    jobId: row.job_id as JobId | null,
  };
}
