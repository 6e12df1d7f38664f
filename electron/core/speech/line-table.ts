import type { FailureRecord } from '../../../shared/domain/failures/failure.ts';
import type { ItemId, JobId, LineId } from '../../../shared/domain/ids.ts';
import type { SoundFormat } from '../../../shared/domain/script/script-settings.ts';
import type { SpeechRecipe, SpeechRoute } from '../../../shared/domain/recipe/speech/speech-recipe.ts';
import { parseStoredRecipe, storedRecipe } from '../../../shared/domain/recipe/stored-recipe.ts';
import type { Db, Parameters, Tx } from '../database/database.ts';

/**
 * States of a line within its job: `failed` waits for the user; `unmade` was left behind when the job failed and `stopped`
 * when it was cancelled, and both are queued again when the job is resumed.
 */
export type LineState = 'queued' | 'running' | 'done' | 'failed' | 'unmade' | 'stopped';

/** A line as it was when it was asked for: later edits change nothing of it. */
export type SpeechLine = {
  jobId: JobId;
  position: number;
  scriptId: ItemId;
  lineId: LineId;
  route: SpeechRoute['kind'];
  recipe: SpeechRecipe;
  sound: SoundFormat;
  state: LineState;
  takeId: ItemId | null;
  failure: FailureRecord | null;
};

type LineRow = {
  job_id: string;
  position: number;
  script_id: string;
  line_id: string;
  route: string;
  recipe: string;
  sound: string;
  state: string;
  take_id: string | null;
  failure: string | null;
};

/** Lines chosen by the rest of a SELECT ("WHERE … ORDER BY …"). */
export function selectLines(db: Db | Tx, rest: string, parameters: Parameters = {}): SpeechLine[] {
  return db.all<LineRow>(`SELECT * FROM speech_lines ${rest}`, parameters).map((row) => ({
    jobId: row.job_id as JobId,
    position: row.position,
    scriptId: row.script_id as ItemId,
    lineId: row.line_id as LineId,
    route: row.route as SpeechLine['route'],
    recipe: parseStoredRecipe<SpeechRecipe>(row.recipe),
    sound: JSON.parse(row.sound) as SoundFormat,
    state: row.state as LineState,
    takeId: row.take_id as ItemId | null,
    failure: row.failure === null ? null : (JSON.parse(row.failure) as FailureRecord),
  }));
}

/** All lines of a job in the order in which they are made. */
export function linesOfJob(db: Db | Tx, jobId: JobId): SpeechLine[] {
  return selectLines(db, 'WHERE job_id = :jobId ORDER BY position', { jobId });
}

/** The line of a job that is made next. */
export function nextLine(db: Db, jobId: JobId): SpeechLine | undefined {
  return selectLines(db, `WHERE job_id = :jobId AND state = 'queued' ORDER BY position LIMIT 1`, { jobId })[0];
}

/** A line without what it is made of: scripts may have thousands, and the panel looks often. */
export type ShownLine = Pick<SpeechLine, 'jobId' | 'lineId' | 'route' | 'state' | 'takeId' | 'failure'> & {
  isDismissed: boolean;
};

type ShownRow = Pick<LineRow, 'job_id' | 'line_id' | 'route' | 'state' | 'take_id' | 'failure'> & {
  is_dismissed: number;
};

const SHOWN_STATES: readonly LineState[] = ['queued', 'running', 'failed', 'unmade'];
const SELECT_SHOWN = `SELECT job_id, line_id, route, state, take_id, failure, is_dismissed FROM speech_lines
  WHERE script_id = :scriptId`;

/** Whether the panel shows a line as waiting, being made or failed. */
export const isShown = ({ state, isDismissed }: ShownLine): boolean => !isDismissed && SHOWN_STATES.includes(state);

/** All lines of a script that are shown, those of a job in their order. */
export function linesShown(db: Db, scriptId: ItemId): ShownLine[] {
  const shown = `AND is_dismissed = 0 AND state IN ('${SHOWN_STATES.join(`', '`)}')`;
  return db.all<ShownRow>(`${SELECT_SHOWN} ${shown} ORDER BY job_id, position`, { scriptId }).map(shownFrom);
}

/** Lines of a script that changed since that number, shown or not, and all that are being made. */
export function linesSince(db: Db, scriptId: ItemId, since: number): ShownLine[] {
  // Two questions, each with an index of its own: an OR of both would read all lines.
  const both = `${SELECT_SHOWN} AND state = 'running' UNION ALL
    ${SELECT_SHOWN} AND state <> 'running' AND revision > :since`;
  return db.all<ShownRow>(both, { scriptId, since }).map(shownFrom);
}

const shownFrom = (row: ShownRow): ShownLine => ({
  jobId: row.job_id as JobId,
  lineId: row.line_id as LineId,
  route: row.route as SpeechLine['route'],
  state: row.state as LineState,
  takeId: row.take_id as ItemId | null,
  failure: row.failure === null ? null : (JSON.parse(row.failure) as FailureRecord),
  isDismissed: row.is_dismissed === 1,
});

/** Stores a queued line. */
export function insertLine(tx: Tx, line: Omit<SpeechLine, 'state' | 'takeId' | 'failure'>): void {
  tx.run(
    `INSERT INTO speech_lines (job_id, position, script_id, line_id, route, recipe, sound, state)
     VALUES (:jobId, :position, :scriptId, :lineId, :route, :recipe, :sound, 'queued')`,
    { ...line, recipe: JSON.stringify(storedRecipe('speech', line.recipe)), sound: JSON.stringify(line.sound) },
  );
}

/** Writes how a line stands now. */
export function updateLine(
  tx: Tx,
  { jobId, position }: Pick<SpeechLine, 'jobId' | 'position'>,
  now: { state: LineState; takeId?: ItemId | null; failure?: FailureRecord | null },
): void {
  const { state, takeId = null, failure = null } = now;
  tx.run(
    `UPDATE speech_lines SET state = :state, take_id = :takeId, failure = :failure, is_dismissed = 0
     WHERE job_id = :jobId AND position = :position`,
    { jobId, position, state, takeId, failure: failure && JSON.stringify(failure) },
  );
}

/**
 * Earlier tries of a line are history once it is made anew or says something else: nothing is told of them, and a resumed job
 * leaves it out. Returns how many there were.
 */
export function forgetFailures(tx: Tx, scriptId: ItemId, lineIds: readonly LineId[]): number {
  return tx.run(
    `DELETE FROM speech_lines WHERE script_id = :scriptId AND state IN ('failed', 'unmade', 'stopped')
     AND line_id IN (SELECT value FROM json_each(:lineIds))`,
    { scriptId, lineIds: JSON.stringify(lineIds) },
  );
}
