import { failureRecord } from '../../../shared/domain/failure.ts';
import { type JobProgress, MAX_KEPT_IDS } from '../../../shared/domain/job.ts';
import type { JobUnit, JobUnits, JobWait } from '../../../shared/domain/jobs/job-facts.ts';
import type { Db } from '../database/database.ts';
import type { Log } from '../host-ports.ts';
import { insertResult } from './job-results.ts';
import { type JobUpdate, type StoredJob, updateJob } from './job-table.ts';
import type { JobContext } from './job-work.ts';

const PUBLISH_EVERY_MS = 200;
const STORE_EVERY_MS = 2000;

/** Why a running job is aborted. */
export type AbortReason = 'cancelled' | 'core-ended';

/** What of a running job changes while it runs. */
type Tracked = Pick<StoredJob, 'progress' | 'units' | 'requestIds' | 'taskIds'>;

/** A job under way: its context for the work, what is known of it at this moment, and the way to abort it. */
export type RunningJob = {
  job: StoredJob;
  sinceMs: number;
  context: JobContext;
  tracked(): Tracked;
  wait(): JobWait | null;
  abort(reason: AbortReason): void;
  abortReason(): AbortReason | null;
};

/** Starts keeping track of a job. Progress is shown at most every 200 ms and stored at most every 2 s. */
export function trackJob(job: StoredJob, deps: { db: Db; log: Log; publish: () => void }): RunningJob {
  const abort = new AbortController();
  const sinceMs = Date.now();
  let reason: AbortReason | null = null;
  let tracked: Tracked = pickTracked(job);
  let waiting: JobWait | null = null;
  let publishedAtMs = 0;
  let storedAtMs = Date.now();

  /** What is done must not be lost because how far it is could not be noted. */
  const note = (update: JobUpdate, { isSynced = false } = {}) => {
    try {
      const write = isSynced ? deps.db.writeSynced : deps.db.write;
      write((tx) => updateJob(tx, job.id, update));
    } catch (error) {
      deps.log.warn('How far a job is could not be stored.', { job: job.id, code: failureRecord(error).code });
    }
  };
  const wait: JobContext['wait'] = (next) => {
    waiting = next;
    note({ state: next === null ? 'running' : 'waiting', ...tracked });
    deps.publish();
  };
  const report: JobContext['report'] = (part) => {
    if (waiting !== null) wait(null);
    const isNewStep = part.step !== undefined && part.step !== tracked.progress.step;
    const progress: JobProgress = { ...tracked.progress, ...(isNewStep ? { done: 0, total: null } : {}), ...part };
    tracked = { ...tracked, progress };
    const nowMs = Date.now();
    const isDue = isNewStep || part.partsDone !== undefined || nowMs - publishedAtMs >= PUBLISH_EVERY_MS;
    if (!isDue) return;
    publishedAtMs = nowMs;
    if (nowMs - storedAtMs >= STORE_EVERY_MS) {
      storedAtMs = nowMs;
      note(tracked);
    }
    deps.publish();
  };
  const onRequestId = (id: string) => void (tracked = { ...tracked, requestIds: withId(tracked.requestIds, id) });
  const { id, itemId, engine, request } = job;
  return {
    job,
    sinceMs,
    context: {
      id,
      itemId,
      engine,
      request,
      signal: abort.signal,
      calls: { signal: abort.signal, onWaiting: wait, onRequestId },
      isEnding: () => reason === 'core-ended',
      report,
      wait,
      // With it goes to the disk what was stored before: the part itself, which may have been paid for.
      checkpoint: () => note({ interruptions: 0, ...tracked }, { isSynced: true }),
      count: (units) => void (tracked = { ...tracked, units: sumOf(tracked.units, units) }),
      addResult: (tx, result) => insertResult(tx, id, result),
      noteTask: (taskId) => {
        tracked = { ...tracked, taskIds: withId(tracked.taskIds, taskId) };
        note(tracked);
      },
    },
    tracked: () => tracked,
    wait: () => waiting,
    abort: (why) => {
      reason ??= why;
      abort.abort(new DOMException(`The job was stopped: ${why}`, 'AbortError'));
    },
    abortReason: () => reason,
  };
}

function pickTracked({ progress, units, requestIds, taskIds }: Tracked): Tracked {
  return { progress, units, requestIds, taskIds };
}

const withId = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? [...ids] : [...ids, id].slice(-MAX_KEPT_IDS);

function sumOf(before: JobUnits, more: JobUnits): JobUnits {
  const sum = { ...before };
  for (const [unit, amount] of Object.entries(more)) sum[unit as JobUnit] = (sum[unit as JobUnit] ?? 0) + amount;
  return sum;
}
