import { failureRecord } from '../../../shared/domain/failure.ts';
import type { JobProgress } from '../../../shared/domain/job.ts';
import type { Db } from '../database/database.ts';
import type { Log } from '../host-ports.ts';
import { type JobUpdate, type StoredJob, updateJob } from './job-table.ts';
import type { JobContext } from './job-work.ts';

const PUBLISH_EVERY_MS = 200;
const STORE_EVERY_MS = 2000;

/** Why a running job is aborted. */
export type AbortReason = 'cancelled' | 'core-ended';

/** A job under way: its context for the work, its present progress, and the way to abort it. */
export type RunningJob = {
  job: StoredJob;
  context: JobContext;
  progress(): JobProgress;
  state(): 'running' | 'waiting';
  abort(reason: AbortReason): void;
  abortReason(): AbortReason | null;
};

/** Starts keeping track of a job. Progress is shown at most every 200 ms and stored at most every 2 s. */
export function trackJob(job: StoredJob, deps: { db: Db; log: Log; publish: () => void }): RunningJob {
  const abort = new AbortController();
  let reason: AbortReason | null = null;
  let progress: JobProgress = { ...job.progress, retryAtMs: null };
  let state: 'running' | 'waiting' = 'running';
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
  const wait: JobContext['wait'] = (retryAtMs) => {
    state = retryAtMs === null ? 'running' : 'waiting';
    progress = { ...progress, retryAtMs };
    note({ state, progress });
    deps.publish();
  };
  const report: JobContext['report'] = (part) => {
    if (state === 'waiting') wait(null);
    const isNewStep = part.step !== undefined && part.step !== progress.step;
    progress = { ...progress, ...(isNewStep ? { done: 0, total: null } : {}), ...part };
    const nowMs = Date.now();
    const isDue = isNewStep || part.partsDone !== undefined || nowMs - publishedAtMs >= PUBLISH_EVERY_MS;
    if (!isDue) return;
    publishedAtMs = nowMs;
    if (nowMs - storedAtMs >= STORE_EVERY_MS) {
      storedAtMs = nowMs;
      note({ progress });
    }
    deps.publish();
  };
  // With it goes to the disk what was stored before: the part itself, which may have been paid for.
  const checkpoint = () => note({ interruptions: 0, progress }, { isSynced: true });

  const isEnding = () => reason === 'core-ended';

  const { id, itemId, engine, request } = job;
  return {
    job,
    context: { id, itemId, engine, request, signal: abort.signal, isEnding, report, wait, checkpoint },
    progress: () => progress,
    state: () => state,
    abort: (why) => {
      reason ??= why;
      abort.abort(new DOMException(`The job was stopped: ${why}`, 'AbortError'));
    },
    abortReason: () => reason,
  };
}
