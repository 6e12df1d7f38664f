import type { FailureRecord } from '../../../../shared/domain/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Db, Parameters, Tx } from '../../database/database.ts';
import type { SpeechLine } from '../line-table.ts';

/**
 * `preparing`: nothing that is charged was sent; `sending`: the request is under way, so after a crash nobody knows whether
 * it arrived; `working`: the service has given its id.
 */
export type TaskState = 'preparing' | 'sending' | 'working' | 'done' | 'failed';

/** A long text that the service works on by itself. */
export type SpeechTask = {
  id: string;
  /** The uploaded text, where it was too long for the request. */
  textFileId: string | null;
  remoteTaskId: string | null;
  remoteFileId: string | null;
  state: TaskState;
  billedCharacters: number | null;
};

type TaskRow = {
  id: string;
  text_file_id: string | null;
  remote_task_id: string | null;
  remote_file_id: string | null;
  state: string;
  billed_characters: number | null;
};

/** Which service works on a task; a task of one is unknown to another. */
export type TaskPlace = { engine: 'local' | 'cloud'; host: string | null };

/** Task records are kept by the service for 7 days (service.md); older ones cannot be taken up again. */
const KEPT_MS = 7 * 86_400_000;

/**
 * The task of that very line that is still under way: of this job, or of an earlier one that was stopped while the service
 * went on. A task is never paid for twice.
 */
export function openTask(db: Db | Tx, line: SpeechLine, { engine, host }: TaskPlace): SpeechTask | null {
  const row = db.get<TaskRow>(
    `SELECT * FROM speech_tasks WHERE script_id = :scriptId AND line_id = :lineId AND recipe = :recipe
       AND sound = :sound AND engine = :engine AND host IS :host AND state IN ('preparing', 'sending', 'working')
       AND coalesce(submitted_at_ms, :now) > :now - ${KEPT_MS}
     ORDER BY job_id = :jobId DESC, submitted_at_ms DESC LIMIT 1`,
    { ...keyOf(line), jobId: line.jobId, engine, host, now: Date.now() },
  );
  return row ? taskFrom(row) : null;
}

/** Stores a task before anything of it is sent. */
export function insertTask(tx: Tx, id: string, { line, place }: { line: SpeechLine; place: TaskPlace }): void {
  tx.run(
    `INSERT INTO speech_tasks (id, job_id, script_id, line_id, engine, host, recipe, sound, state)
     VALUES (:id, :jobId, :scriptId, :lineId, :engine, :host, :recipe, :sound, 'preparing')`,
    { id, jobId: line.jobId, ...keyOf(line), ...place },
  );
}

/** What of a task can change. */
export type TaskUpdate = Partial<Omit<SpeechTask, 'id'>> & {
  failure?: FailureRecord;
  takeId?: ItemId;
  submittedAtMs?: number;
  endedAtMs?: number;
};

const COLUMNS: Record<keyof TaskUpdate, string> = {
  textFileId: 'text_file_id',
  remoteTaskId: 'remote_task_id',
  remoteFileId: 'remote_file_id',
  state: 'state',
  billedCharacters: 'billed_characters',
  failure: 'failure',
  takeId: 'take_id',
  submittedAtMs: 'submitted_at_ms',
  endedAtMs: 'ended_at_ms',
};

/** Writes what is known of a task now. */
export function updateTask(tx: Tx, id: string, update: TaskUpdate): void {
  const parameters: Parameters = { id };
  const assignments: string[] = [];
  for (const [name, value] of Object.entries(update)) {
    assignments.push(`${COLUMNS[name as keyof TaskUpdate]} = :${name}`);
    parameters[name] = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
  }
  tx.run(`UPDATE speech_tasks SET ${assignments.join(', ')} WHERE id = :id`, parameters);
}

const keyOf = ({ scriptId, lineId, recipe, sound }: SpeechLine) => ({
  scriptId,
  lineId,
  recipe: JSON.stringify(recipe),
  sound: JSON.stringify(sound),
});

const taskFrom = (row: TaskRow): SpeechTask => ({
  id: row.id,
  textFileId: row.text_file_id,
  remoteTaskId: row.remote_task_id,
  remoteFileId: row.remote_file_id,
  state: row.state as TaskState,
  billedCharacters: row.billed_characters,
});
