import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import { type JobProgress, MAX_KEPT_IDS } from '../../../../shared/domain/jobs/job.ts';
import type { JobUnit, JobUnits, JobWait } from '../../../../shared/domain/jobs/job-facts.ts';
import type { Db } from '../../database/database.ts';
import type { Log } from '../../host-ports.ts';
import { insertResult } from '../stored/job-results.ts';
import { type JobUpdate, updateJob } from '../stored/job-table.ts';
import { type StoredJob } from '../stored/stored-job.ts';
import type { JobContext } from '../job-work.ts';

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

/** What keeping track of a job needs. `publish` tells that the job has changed. */
export type TrackDeps = { db: Db; log: Log; publish: () => void; willWait(error: unknown): boolean };

/** Starts keeping track of a job. Progress is shown at most every 200 ms and stored at most every 2 s. */
export function trackJob(job: StoredJob, deps: TrackDeps): RunningJob {
  const abort = new AbortController();
  const { signal } = abort;
  const tracker = new Tracker(job, deps);
  let reason: AbortReason | null = null;
  const { id, itemId, engine, request } = job;
  return {
    job,
    sinceMs: Date.now(),
    context: {
      id,
      itemId,
      engine,
      request,
      signal,
      calls: { signal, onWaiting: (wait) => tracker.wait(wait), onRequestId: (each) => tracker.addRequest(each) },
      isEnding: () => reason === 'core-ended',
      report: (part) => tracker.report(part),
      wait: (wait) => tracker.wait(wait),
      checkpoint: () => tracker.checkpoint(),
      count: (units) => tracker.count(units),
      addResult: (tx, result) => insertResult(tx, id, result),
      willWait: deps.willWait,
      noteTask: (taskId) => tracker.addTask(taskId),
    },
    tracked: () => tracker.tracked,
    wait: () => tracker.waiting,
    abort: (why) => {
      reason ??= why;
      abort.abort(new DOMException(`The job was stopped: ${why}`, 'AbortError'));
    },
    abortReason: () => reason,
  };
}

class Tracker {
  readonly #id: StoredJob['id'];
  readonly #deps: TrackDeps;
  tracked: Tracked;
  waiting: JobWait | null = null;
  #publishedAtMs = 0;
  #storedAtMs = Date.now();

  constructor({ id, progress, units, requestIds, taskIds }: StoredJob, deps: TrackDeps) {
    this.#id = id;
    this.#deps = deps;
    this.tracked = { progress, units, requestIds, taskIds };
  }

  wait(wait: JobWait | null): void {
    this.waiting = wait;
    this.#note({ state: wait === null ? 'running' : 'waiting', ...this.tracked });
    this.#deps.publish();
  }

  report(part: Partial<JobProgress>): void {
    if (this.waiting !== null) this.wait(null);
    const before = this.tracked.progress;
    const isNewStep = part.step !== undefined && part.step !== before.step;
    const progress: JobProgress = { ...before, ...(isNewStep ? { done: 0, total: null } : {}), ...part };
    this.tracked = { ...this.tracked, progress };
    const nowMs = Date.now();
    const isDue = isNewStep || part.partsDone !== undefined || nowMs - this.#publishedAtMs >= PUBLISH_EVERY_MS;
    if (!isDue) return;
    this.#publishedAtMs = nowMs;
    if (nowMs - this.#storedAtMs >= STORE_EVERY_MS) {
      this.#storedAtMs = nowMs;
      this.#note(this.tracked);
    }
    this.#deps.publish();
  }

  /** With it goes to the disk what was stored before: the part itself, which may have been paid for. */
  checkpoint(): void {
    this.#note({ interruptions: 0, ...this.tracked }, { isSynced: true });
  }

  count(units: JobUnits): void {
    this.tracked = { ...this.tracked, units: sumOf(this.tracked.units, units) };
  }

  addRequest(id: string): void {
    this.tracked = { ...this.tracked, requestIds: withId(this.tracked.requestIds, id) };
  }

  addTask(id: string): void {
    this.tracked = { ...this.tracked, taskIds: withId(this.tracked.taskIds, id) };
    this.#note(this.tracked);
  }

  /** What is done must not be lost because how far it is could not be noted. */
  #note(update: JobUpdate, { isSynced = false } = {}): void {
    const { db, log } = this.#deps;
    try {
      const write = isSynced ? db.writeSynced : db.write;
      write((tx) => updateJob(tx, this.#id, update));
    } catch (error) {
      log.warn('How far a job is could not be stored.', { job: this.#id, code: failureRecord(error).code });
    }
  }
}

const withId = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? [...ids] : [...ids, id].slice(-MAX_KEPT_IDS);

function sumOf(before: JobUnits, more: JobUnits): JobUnits {
  const sum = { ...before };
  for (const [unit, amount] of Object.entries(more)) sum[unit as JobUnit] = (sum[unit as JobUnit] ?? 0) + amount;
  return sum;
}
