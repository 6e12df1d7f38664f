import { randomUUID } from 'node:crypto';
import type { FailureRecord } from '../../../shared/domain/failure.ts';
import type { ItemId, JobId } from '../../../shared/domain/ids.ts';
import type { Job, JobKind, JobProgress, JobState } from '../../../shared/domain/job.ts';
import type { ItemKind } from '../../../shared/domain/library/item-kinds.ts';
import type { Db, Parameters, Tx } from '../database/database.ts';
import type { JobLane, NewJob } from './job-work.ts';

/** A job with what only the queue needs. */
export type StoredJob = Job & {
  lane: JobLane;
  request: Record<string, unknown>;
  owner: string;
  interruptions: number;
};

type JobRow = {
  id: string;
  kind: string;
  title: string;
  item_id: string | null;
  item_kind: string | null;
  engine: string;
  lane: string;
  state: string;
  request: string;
  progress: string;
  failure: string | null;
  owner: string;
  interruptions: number;
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
  retryAtMs: null,
};

const SELECT = 'SELECT jobs.*, (SELECT items.kind FROM items WHERE items.id = jobs.item_id) AS item_kind FROM jobs';

/** Jobs chosen by the rest of a SELECT ("WHERE … ORDER BY …"). */
export function selectJobs(db: Db | Tx, rest: string, parameters: Parameters = {}): StoredJob[] {
  return db.all<JobRow>(`${SELECT} ${rest}`, parameters).map(fromRow);
}

function fromRow(row: JobRow): StoredJob {
  return {
    id: row.id as JobId,
    kind: row.kind as JobKind,
    title: row.title,
    itemId: row.item_id as ItemId | null,
    itemKind: row.item_kind as ItemKind | null,
    engine: row.engine as Job['engine'],
    lane: row.lane as JobLane,
    state: row.state as JobState,
    request: JSON.parse(row.request) as Record<string, unknown>,
    progress: JSON.parse(row.progress) as JobProgress,
    failure: row.failure === null ? null : (JSON.parse(row.failure) as FailureRecord),
    owner: row.owner,
    interruptions: row.interruptions,
    createdAtMs: row.created_at_ms,
    startedAtMs: row.started_at_ms,
    finishedAtMs: row.finished_at_ms,
  };
}

/** Stores a queued job of `owner` (one run of core) and returns its id. */
export function insertJob(tx: Tx, job: NewJob, owner: string): JobId {
  const id = randomUUID() as JobId;
  tx.run(
    `INSERT INTO jobs (id, kind, title, item_id, engine, lane, state, request, progress, owner, is_front,
       created_at_ms)
     VALUES (:id, :kind, :title, :itemId, :engine, :lane, 'queued', :request, :progress, :owner, :isFront, :now)`,
    {
      id,
      kind: job.kind,
      title: job.title,
      itemId: job.itemId,
      engine: job.engine,
      lane: job.lane,
      request: JSON.stringify(job.request),
      progress: JSON.stringify(NO_PROGRESS),
      owner,
      isFront: job.isFront ? 1 : 0,
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
    'state' | 'request' | 'progress' | 'failure' | 'owner' | 'interruptions' | 'startedAtMs' | 'finishedAtMs'
  >
>;

/** Changes the given columns of a job. */
export function updateJob(tx: Tx, id: JobId, update: JobUpdate): void {
  const columns: Parameters = {};
  if (update.state !== undefined) columns.state = update.state;
  if (update.request !== undefined) columns.request = JSON.stringify(update.request);
  if (update.progress !== undefined) columns.progress = JSON.stringify(update.progress);
  if (update.failure !== undefined) columns.failure = update.failure && JSON.stringify(update.failure);
  if (update.owner !== undefined) columns.owner = update.owner;
  if (update.interruptions !== undefined) columns.interruptions = update.interruptions;
  if (update.startedAtMs !== undefined) columns.started_at_ms = update.startedAtMs;
  if (update.finishedAtMs !== undefined) columns.finished_at_ms = update.finishedAtMs;
  const assignments = Object.keys(columns).map((name) => `${name} = :${name}`);
  tx.run(`UPDATE jobs SET ${assignments.join(', ')} WHERE id = :id`, { ...columns, id });
}
