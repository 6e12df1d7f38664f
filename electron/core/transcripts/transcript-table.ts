import { Failure } from '../../../shared/domain/failures/failure.ts';
import type { ItemId, JobId } from '../../../shared/domain/ids.ts';
import type { TranscriptRecipe, TranscriptState } from '../../../shared/domain/transcript/transcript.ts';
import { parseStoredRecipe, storedRecipe } from '../../../shared/domain/recipe/stored-recipe.ts';
import type { Db, Parameters, Tx } from '../database/database.ts';
import { type StepTable, stepCountOf } from '../database/undo-steps.ts';

/** A transcript without its lines. `undoPosition` steps of `stepCount` are applied. */
export type TranscriptHead = {
  id: ItemId;
  title: string;
  mediaId: ItemId;
  state: TranscriptState;
  recipe: TranscriptRecipe;
  durationMs: number;
  writtenUntilMs: number;
  revision: number;
  undoPosition: number;
  stepCount: number;
  jobId: JobId | null;
};

type HeadRow = {
  id: string;
  title: string;
  media_id: string;
  state: string;
  recipe: string;
  duration_ms: number;
  written_until_ms: number;
  revision: number;
  undo_position: number;
  step_count: number;
  job_id: string | null;
};

/** Where the undo steps of transcripts are. */
export const TRANSCRIPT_STEPS: StepTable = { steps: 'undo_steps', owner: 'transcript_id' };

const HEAD = `SELECT transcripts.*, items.title,
    ${stepCountOf(TRANSCRIPT_STEPS, 'transcripts.id')} AS step_count
  FROM transcripts JOIN items ON items.id = transcripts.id WHERE transcripts.id = :id`;

/** The head of a transcript. Throws NOT_FOUND. */
export function findHead(db: Db | Tx, id: ItemId): TranscriptHead {
  const row = db.get<HeadRow>(HEAD, { id });
  if (!row) throw new Failure('NOT_FOUND', 'This transcript is no longer in the library.', { id });
  return {
    id: row.id as ItemId,
    title: row.title,
    mediaId: row.media_id as ItemId,
    state: row.state as TranscriptState,
    recipe: parseStoredRecipe<TranscriptRecipe>(row.recipe),
    durationMs: row.duration_ms,
    writtenUntilMs: row.written_until_ms,
    revision: row.revision,
    undoPosition: row.undo_position,
    stepCount: row.step_count,
    jobId: row.job_id as JobId | null,
  };
}

/** Stores a transcript that has no lines yet; its item must be there. */
export function insertTranscript(
  tx: Tx,
  transcript: Pick<TranscriptHead, 'id' | 'mediaId' | 'recipe' | 'durationMs'>,
): void {
  tx.run(
    `INSERT INTO transcripts (id, media_id, state, recipe, duration_ms, written_until_ms, revision, undo_position)
     VALUES (:id, :mediaId, 'waiting', :recipe, :durationMs, 0, 0, 0)`,
    { ...transcript, recipe: JSON.stringify(storedRecipe('transcript', transcript.recipe)) },
  );
}

/** Changes what a transcript and its item say it was asked for. */
export function updateRecipe(tx: Tx, id: ItemId, recipe: TranscriptRecipe): void {
  const changed = { id, recipe: JSON.stringify(storedRecipe('transcript', recipe)) };
  tx.run('UPDATE transcripts SET recipe = :recipe WHERE id = :id', changed);
  tx.run('UPDATE items SET recipe = :recipe WHERE id = :id', changed);
}

/** Columns of a head that change one by one. */
export type HeadUpdate = Partial<
  Pick<TranscriptHead, 'state' | 'durationMs' | 'writtenUntilMs' | 'revision' | 'undoPosition' | 'jobId'>
>;

const COLUMNS: Readonly<Record<keyof HeadUpdate, string>> = {
  state: 'state',
  durationMs: 'duration_ms',
  writtenUntilMs: 'written_until_ms',
  revision: 'revision',
  undoPosition: 'undo_position',
  jobId: 'job_id',
};

/** Changes the given columns of a head. */
export function updateHead(tx: Tx, id: ItemId, update: HeadUpdate): void {
  const names = Object.keys(update) as (keyof HeadUpdate)[];
  const parameters: Parameters = { id };
  for (const name of names) parameters[name] = update[name] ?? null;
  tx.run(
    `UPDATE transcripts SET ${names.map((name) => `${COLUMNS[name]} = :${name}`).join(', ')} WHERE id = :id`,
    parameters,
  );
}
