import { randomUUID } from 'node:crypto';
import type { FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId, JobId } from '../../../../shared/domain/ids.ts';
import type { Job, JobKind, JobProgress, JobState } from '../../../../shared/domain/jobs/job.ts';
import type { JobUnits, WaitReason, WhenDone } from '../../../../shared/domain/jobs/job-facts.ts';
import { laneOf } from '../../../../shared/domain/jobs/job-kinds.ts';
import type { ItemKind } from '../../../../shared/domain/library/item-kinds.ts';
import type { Db, Parameters, Tx } from '../../database/database.ts';
import { placeAtEnd, placeAtFront } from '../queue/job-order.ts';
import type { NewJob } from '../job-work.ts';
import type { StoredJob } from './stored-job.ts';

type JobRow = {
  id: string;
  kind: string;
  title: string;
  item_id: string | null;
  item_kind: string | null;
  waveform_of: string | null;
  engine: string;
  state: string;
  request: string;
  progress: string;
  failure: string | null;
  owner: string;
  interruptions: number;
  is_held: number;
  waits_for: string | null;
  wait_until_ms: number | null;
  wait_attempt: number;
  batch_id: string | null;
  when_done: string | null;
  units: string;
  request_ids: string;
  task_ids: string;
  ran_ms: number | null;
  created_at_ms: number;
  started_at_ms: number | null;
  finished_at_ms: number | null;
};

/** Progress of a job that has not begun. */
export const NO_PROGRESS: JobProgress = {
  step: null,
  done: 0,
  total: null,
  unit: 'parts',
  partsDone: 0,
  partsTotal: null,
};

/** The recording of a transcript, or the item itself, where its waveform was drawn. */
const WAVEFORM_OF = `SELECT items.id FROM items WHERE items.media_state = 'ready'
  AND items.id = coalesce((SELECT media_id FROM transcripts WHERE transcripts.id = jobs.item_id), jobs.item_id)`;

const SELECT = `SELECT jobs.*, (SELECT items.kind FROM items WHERE items.id = jobs.item_id) AS item_kind,
  (${WAVEFORM_OF}) AS waveform_of FROM jobs`;

/** Jobs chosen by the rest of a SELECT ("WHERE … ORDER BY …"). */
export function selectJobs(db: Db | Tx, rest: string, parameters: Parameters = {}): StoredJob[] {
  return db.all<JobRow>(`${SELECT} ${rest}`, parameters).map(fromRow);
}

function fromRow(row: JobRow): StoredJob {
  const kind = row.kind as JobKind;
  const engine = row.engine as Job['engine'];
  const reason = row.waits_for as WaitReason | null;
  return {
    id: row.id as JobId,
    kind,
    title: row.title,
    itemId: row.item_id as ItemId | null,
    itemKind: row.item_kind as ItemKind | null,
    waveformOf: row.waveform_of as ItemId | null,
    engine,
    lane: laneOf(kind, engine),
    state: row.state as JobState,
    request: JSON.parse(row.request) as Record<string, unknown>,
    progress: JSON.parse(row.progress) as JobProgress,
    failure: row.failure === null ? null : (JSON.parse(row.failure) as FailureRecord),
    owner: row.owner,
    interruptions: row.interruptions,
    isHeld: row.is_held === 1,
    waitsFor: reason && { reason, untilMs: row.wait_until_ms, attempt: row.wait_attempt },
    batchId: row.batch_id,
    whenDone: row.when_done as WhenDone | null,
    units: JSON.parse(row.units) as JobUnits,
    requestIds: JSON.parse(row.request_ids) as string[],
    taskIds: JSON.parse(row.task_ids) as string[],
    ranMs: row.ran_ms,
    createdAtMs: row.created_at_ms,
    startedAtMs: row.started_at_ms,
    finishedAtMs: row.finished_at_ms,
  };
}

/** Stores a queued job of `owner` (one run of core) and returns its id. */
export function insertJob(tx: Tx, job: NewJob, owner: string): JobId {
  const id = randomUUID() as JobId;
  tx.run(
    `INSERT INTO jobs (id, kind, title, item_id, engine, lane, state, request, progress, owner, position, batch_id,
       when_done, ran_ms, created_at_ms)
     VALUES (:id, :kind, :title, :itemId, :engine, :lane, 'queued', :request, :progress, :owner, :position, :batchId,
       :whenDone, 0, :now)`,
    {
      id,
      kind: job.kind,
      title: job.title,
      itemId: job.itemId,
      engine: job.engine,
      lane: laneOf(job.kind, job.engine),
      request: JSON.stringify(job.request),
      progress: JSON.stringify(NO_PROGRESS),
      owner,
      position: job.isFront ? placeAtFront(tx) : placeAtEnd(tx),
      batchId: job.batchId ?? null,
      whenDone: job.whenDone ?? null,
      now: Date.now(),
    },
  );
  return id;
}

/** Asks the program that has this job to stop it. */
export function askToStop(tx: Tx, id: JobId): void {
  tx.run('UPDATE jobs SET is_stop_asked = 1 WHERE id = :id', { id });
}

/** Unfinished jobs of `owner` that somebody else asked to stop. */
export const ASKED_TO_STOP = `WHERE is_stop_asked = 1 AND owner = :owner
  AND state IN ('queued', 'running', 'waiting', 'interrupted')`;

/** What of a job can change. */
export type JobUpdate = Partial<
  Pick<
    StoredJob,
    | 'state'
    | 'request'
    | 'progress'
    | 'failure'
    | 'owner'
    | 'interruptions'
    | 'isHeld'
    | 'waitsFor'
    | 'whenDone'
    | 'units'
    | 'requestIds'
    | 'taskIds'
    | 'ranMs'
    | 'startedAtMs'
    | 'finishedAtMs'
  >
>;

/** Changes the given columns of a job. */
export function updateJob(tx: Tx, id: JobId, update: JobUpdate): void {
  const columns: Parameters = {};
  const { waitsFor } = update;
  if (update.state !== undefined) columns.state = update.state;
  if (update.request !== undefined) columns.request = JSON.stringify(update.request);
  if (update.progress !== undefined) columns.progress = JSON.stringify(update.progress);
  if (update.failure !== undefined) columns.failure = update.failure && JSON.stringify(update.failure);
  if (update.owner !== undefined) columns.owner = update.owner;
  if (update.interruptions !== undefined) columns.interruptions = update.interruptions;
  if (update.isHeld !== undefined) columns.is_held = update.isHeld ? 1 : 0;
  if (waitsFor !== undefined) {
    columns.waits_for = waitsFor?.reason ?? null;
    columns.wait_until_ms = waitsFor?.untilMs ?? null;
    columns.wait_attempt = waitsFor?.attempt ?? 0;
  }
  if (update.whenDone !== undefined) columns.when_done = update.whenDone;
  if (update.units !== undefined) columns.units = JSON.stringify(update.units);
  if (update.requestIds !== undefined) columns.request_ids = JSON.stringify(update.requestIds);
  if (update.taskIds !== undefined) columns.task_ids = JSON.stringify(update.taskIds);
  if (update.ranMs !== undefined) columns.ran_ms = update.ranMs;
  if (update.startedAtMs !== undefined) columns.started_at_ms = update.startedAtMs;
  if (update.finishedAtMs !== undefined) columns.finished_at_ms = update.finishedAtMs;
  const assignments = Object.keys(columns).map((name) => `${name} = :${name}`);
  tx.run(`UPDATE jobs SET ${assignments.join(', ')} WHERE id = :id`, { ...columns, id });
}
