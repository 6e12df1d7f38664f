import type { ItemId, JobId, SegmentId } from '../../../shared/domain/ids.ts';
import type { TranscriptRow } from '../../../shared/domain/transcript/transcript-change.ts';
import type { TranscriptRecipe, TranscriptState } from '../../../shared/domain/transcript/transcript.ts';
import { parseStoredRecipe } from '../../../shared/domain/recipe/stored-recipe.ts';
import type { Db } from '../database/database.ts';
import type { FoundText } from '../library/items/item-text.ts';
import { joinOrganisationOfItem } from '../organisation/organisation-table.ts';
import { listPage, type ListQuery, type ListSource } from '../library/search-list.ts';

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
  FROM transcripts JOIN items ON items.id = transcripts.id ${joinOrganisationOfItem('items.id')}`;

const SOURCE: ListSource = { select: SELECT, id: 'transcripts.id' };

/** One page of the history, newest first; what is in the bin is left out. */
export function listTranscripts(db: Db, input: ListQuery): { rows: TranscriptRow[]; next: string | null } {
  const { rows, next, found } = listPage<ListRow>(db, SOURCE, input);
  return { rows: rows.map((row) => rowFrom(row, hitOf(db, found?.get(row.id)))), next };
}

/** The line that a search found first. */
function hitOf(db: Db, found: FoundText | undefined): Pick<TranscriptRow, 'snippet' | 'hitId'> {
  if (!found) return { snippet: null, hitId: null };
  const line = db.get<{ id: SegmentId }>('SELECT id FROM segments WHERE row = :row', { row: found.sourceRow });
  return { snippet: found.snippet, hitId: line?.id ?? null };
}

function rowFrom(row: ListRow, hit: Pick<TranscriptRow, 'snippet' | 'hitId'>): TranscriptRow {
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
    language: parseStoredRecipe<TranscriptRecipe>(row.recipe).language,
    createdAtMs: row.created_at_ms,
    ...hit,
    jobId: row.job_id as JobId | null,
  };
}
