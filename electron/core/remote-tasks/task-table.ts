import type { FailureRecord } from '../../../shared/domain/failures/failure.ts';
import type { JobId, RemoteTaskId } from '../../../shared/domain/ids.ts';
import type { RemoteTaskKind, RemoteTaskState } from '../../../shared/domain/jobs/remote-task.ts';
import { isSameValue } from '../../../shared/domain/script/same-value.ts';
import type { Db, Parameters, Tx } from '../database/database.ts';
import type { TaskOrder, TaskPlace, TaskResult } from './task-order.ts';

/** A task from before anything is sent to after its end. `inputs` are IDs of what was uploaded for it. */
export type StoredTask = {
  id: RemoteTaskId;
  kind: RemoteTaskKind;
  ownerId: string;
  ownerPart: string | null;
  jobId: JobId | null;
  place: TaskPlace;
  request: unknown;
  inputs: Record<string, string> | null;
  remoteId: string | null;
  result: TaskResult | null;
  state: RemoteTaskState;
  failure: FailureRecord | null;
  billedUnits: number | null;
  createdAtMs: number;
  submittedAtMs: number | null;
  endedAtMs: number | null;
};

type TaskRow = {
  id: string;
  kind: string;
  owner_id: string;
  owner_part: string | null;
  job_id: string | null;
  engine: string;
  host: string | null;
  request: string;
  inputs: string | null;
  remote_id: string | null;
  result: string | null;
  state: string;
  failure: string | null;
  billed_units: number | null;
  created_at_ms: number;
  submitted_at_ms: number | null;
  ended_at_ms: number | null;
};

/** States in which a task has not ended. */
const OPEN = `state IN ('preparing', 'sending', 'working', 'ready')`;

/** Tasks chosen by the rest of a SELECT ("WHERE … ORDER BY …"). */
export function selectTasks(db: Db | Tx, rest: string, parameters: Parameters = {}): StoredTask[] {
  return db.all<TaskRow>(`SELECT * FROM remote_tasks ${rest}`, parameters).map(taskFrom);
}

/** The task with that ID, or null. */
export function lookUpTask(db: Db | Tx, id: RemoteTaskId): StoredTask | null {
  return selectTasks(db, 'WHERE id = :id', { id })[0] ?? null;
}

/**
 * The task of that very order that has not ended: of its job, or of an earlier one that was stopped while the service went on.
 * A row without a host is older than hosts are known, and is taken for one of the present.
 */
export function openTask(db: Db | Tx, kind: RemoteTaskKind, order: TaskOrder<unknown>): StoredTask | null {
  const { ownerId, ownerPart, jobId, place } = order;
  const open = selectTasks(
    db,
    `WHERE kind = :kind AND owner_id = :ownerId AND owner_part IS :ownerPart AND engine = :engine
       AND (host IS :host OR host IS NULL) AND ${OPEN}
     ORDER BY job_id IS :jobId DESC, submitted_at_ms DESC, row DESC`,
    { kind, ownerId, ownerPart, jobId, ...place },
  );
  return open.find(({ request }) => isSameValue(request, order.request)) ?? null;
}

/** All tasks that have not ended, newest first. */
export const openTasks = (db: Db): StoredTask[] => selectTasks(db, `WHERE ${OPEN} ORDER BY row DESC`);

/** All tasks that a job has begun or taken up, newest first. */
export const tasksOfJob = (db: Db, jobId: JobId): StoredTask[] =>
  selectTasks(db, 'WHERE job_id = :jobId ORDER BY row DESC', { jobId });

/** The tasks that a service knows by an ID and works on; several where services gave the same. */
export const tasksByRemoteId = (db: Db, remoteId: string): StoredTask[] =>
  selectTasks(db, `WHERE remote_id = :remoteId AND state = 'working'`, { remoteId });

/** Stores a task before anything of it is sent. */
export function insertTask(tx: Tx, task: StoredTask): void {
  const { place, request, inputs, result, failure, ...plain } = task;
  tx.run(
    `INSERT INTO remote_tasks (id, kind, owner_id, owner_part, job_id, engine, host, request, inputs, remote_id, result,
       state, failure, billed_units, created_at_ms, submitted_at_ms, ended_at_ms)
     VALUES (:id, :kind, :ownerId, :ownerPart, :jobId, :engine, :host, :request, :inputs, :remoteId, :result,
       :state, :failure, :billedUnits, :createdAtMs, :submittedAtMs, :endedAtMs)`,
    {
      ...plain,
      ...place,
      request: JSON.stringify(request),
      inputs: inputs && JSON.stringify(inputs),
      result: result && JSON.stringify(result),
      failure: failure && JSON.stringify(failure),
    },
  );
}

/** What of a task can change. */
export type TaskUpdate = Partial<Omit<StoredTask, 'id' | 'kind' | 'ownerId' | 'ownerPart' | 'place' | 'request'>>;

const COLUMNS: Record<keyof TaskUpdate, string> = {
  jobId: 'job_id',
  inputs: 'inputs',
  remoteId: 'remote_id',
  result: 'result',
  state: 'state',
  failure: 'failure',
  billedUnits: 'billed_units',
  createdAtMs: 'created_at_ms',
  submittedAtMs: 'submitted_at_ms',
  endedAtMs: 'ended_at_ms',
};

/** Writes what is known of a task now. With `from` only where it is still in that state; returns whether it was. */
export function updateTask(
  tx: Tx,
  { id, from }: { id: RemoteTaskId; from?: RemoteTaskState },
  update: TaskUpdate,
): boolean {
  const parameters: Parameters = { id, ...(from ? { from } : {}) };
  const assignments: string[] = [];
  for (const [name, value] of Object.entries(update)) {
    assignments.push(`${COLUMNS[name as keyof TaskUpdate]} = :${name}`);
    parameters[name] = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
  }
  const guard = from ? ' AND state = :from' : '';
  return tx.run(`UPDATE remote_tasks SET ${assignments.join(', ')} WHERE id = :id${guard}`, parameters) > 0;
}

/** The result is stored: for the transaction that stores it. */
export function completeTask(tx: Tx, id: RemoteTaskId, endedAtMs: number): void {
  updateTask(tx, { id }, { state: 'done', endedAtMs });
}

const parsed = <Value>(text: string | null): Value | null => (text === null ? null : (JSON.parse(text) as Value));

const taskFrom = (row: TaskRow): StoredTask => ({
  id: row.id as RemoteTaskId,
  kind: row.kind as RemoteTaskKind,
  ownerId: row.owner_id,
  ownerPart: row.owner_part,
  jobId: row.job_id as JobId | null,
  place: { engine: row.engine as TaskPlace['engine'], host: row.host },
  request: JSON.parse(row.request),
  inputs: parsed(row.inputs),
  remoteId: row.remote_id,
  result: parsed(row.result),
  state: row.state as RemoteTaskState,
  failure: parsed(row.failure),
  billedUnits: row.billed_units,
  createdAtMs: row.created_at_ms,
  submittedAtMs: row.submitted_at_ms,
  endedAtMs: row.ended_at_ms,
});
