import { setTimeout as sleep } from 'node:timers/promises';
import { Failure, type FailureRecord, failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { JobId } from '../../../../shared/domain/ids.ts';
import type { Job, JobKind, JobState } from '../../../../shared/domain/jobs/job.ts';
import { errorPlace } from './error-place.ts';
import { followUp } from '../follow-up.ts';
import { selectJobs, updateJob } from '../stored/job-table.ts';
import { type StoredJob, type StoredWait } from '../stored/stored-job.ts';
import type { JobWork } from '../job-work.ts';
import { isQueuePaused } from '../queue/queue-pause.ts';
import { type RunningJob, trackJob } from './running-job.ts';
import { showJobs } from '../show-jobs.ts';
import { type JobOutcome, storeOutcome } from './store-outcome.ts';
import { waitForReturn } from './wait-for-return.ts';
import { dueAt, QUEUED } from '../queue/due-jobs.ts';
import type { JobsDeps } from './jobs-deps.ts';

const STOP_WITHIN_MS = 5000;
/** How soon it is tried again to write how a job ended: a disk that was full may have room by then. */
const CLOSE_AGAIN_MS = 1000;
const MOST_CLOSINGS = 600;

/** Runs queued jobs of its owner, as many at a time as their lane has places. */
export class JobRunner {
  readonly #deps: JobsDeps;
  readonly #works = new Map<JobKind, JobWork>();
  readonly #running = new Map<JobId, RunningJob>();
  readonly #promises = new Set<Promise<void>>();
  readonly #listeners = new Set<() => void>();
  #isStarted = false;
  #isStopped = false;
  /** When the next of the waiting jobs is due. */
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: JobsDeps) {
    this.#deps = deps;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  register(kind: JobKind, work: JobWork): void {
    this.#works.set(kind, work);
  }

  start(): void {
    this.#isStarted = true;
    this.wake();
  }

  /** Looks for queued jobs that have a place. */
  wake(): void {
    if (!this.#isStarted || this.#isStopped) return;
    const { db, owner, places, keepsQueue } = this.#deps;
    if (keepsQueue && isQueuePaused(db)) return;
    const nowMs = Date.now();
    let nextAtMs = Infinity;
    for (const job of selectJobs(db, QUEUED, { owner })) {
      const dueAtMs = dueAt(job, nowMs);
      if (dueAtMs > nowMs) {
        nextAtMs = Math.min(nextAtMs, dueAtMs);
        continue;
      }
      const inLane = [...this.#running.values()].filter((live) => live.job.lane === job.lane).length;
      if (!this.#running.has(job.id) && inLane < places(job.lane)) this.#begin(job);
    }
    this.#wakeAt(nextAtMs);
  }

  workOf({ kind }: Pick<StoredJob, 'kind'>): JobWork | undefined {
    return this.#works.get(kind);
  }

  /** Whether the local engine can do what is left of a job of the cloud. */
  canRunLocally(job: StoredJob): boolean {
    return job.engine === 'cloud' && this.workOf(job)?.local?.isPossible(this.#deps.db, job) === true;
  }

  /** Files that a job has written outside the library. */
  filesOf(job: StoredJob): string[] {
    return this.workOf(job)?.files?.(job) ?? [];
  }

  /** Whether anything runs, or is queued and needs nobody to begin. */
  hasRunning(): boolean {
    const { db, owner, keepsQueue } = this.#deps;
    if (this.#running.size > 0) return true;
    if (keepsQueue && isQueuePaused(db)) return false;
    return selectJobs(db, QUEUED, { owner }).some((job) => dueAt(job, Date.now()) <= Date.now());
  }

  /** Aborts the job if it runs here; returns whether it does. */
  abort(id: JobId): boolean {
    const live = this.#running.get(id);
    live?.abort('cancelled');
    return live !== undefined;
  }

  isStopping(id: JobId): boolean {
    return (this.#running.get(id)?.abortReason() ?? null) !== null;
  }

  /** The jobs as the renderer sees them, with what is known of them at this moment. */
  shown(stored: readonly StoredJob[]): Job[] {
    const canRunLocally = (job: StoredJob) => this.canRunLocally(job);
    const hasFiles = (job: StoredJob) => this.filesOf(job).length > 0;
    return showJobs({ db: this.#deps.db, running: (id) => this.#running.get(id), canRunLocally, hasFiles }, stored);
  }

  /** Writes how a job ended, together with what its kind has to say about it. */
  end(job: StoredJob, state: JobState, failure: FailureRecord | null): void {
    this.#store(job, { state, failure, waitsFor: null });
  }

  /** Says that any job may look different: the order, or the queue as a whole, has changed. */
  publishAll(): void {
    this.#deps.changes.publish('jobs', []);
    this.publish([]);
  }

  publish(ids: JobId[]): void {
    if (ids.length > 0) this.#deps.changes.publish('jobs', ids);
    for (const listener of this.#listeners) listener();
  }

  /** Calls `listener` after each change of any job until the returned function is called. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Aborts what runs, marks it as interrupted and waits for it, but not for ever. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    for (const live of this.#running.values()) live.abort('core-ended');
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise((resolve) => {
      timer = setTimeout(resolve, STOP_WITHIN_MS);
    });
    await Promise.race([Promise.allSettled(this.#promises), limit]);
    clearTimeout(timer);
    this.publish([]);
  }

  #begin(job: StoredJob): void {
    const { db, log } = this.#deps;
    try {
      // Synced, and with it the job's request that was stored before: what is sent from here on may be charged.
      const startedAtMs = job.startedAtMs ?? Date.now();
      db.writeSynced((tx) => updateJob(tx, job.id, { state: 'running', failure: null, startedAtMs }));
    } catch (error) {
      // It waits on; whoever woke the queue has done what they came for.
      log.error('A job could not begin.', { job: job.id, code: failureRecord(error).code });
      return;
    }
    const publish = () => this.publish([job.id]);
    const live = trackJob(job, { db, log, publish, willWait: (error) => this.#waitAfter(job, error) !== null });
    this.#running.set(job.id, live);
    this.publish([job.id]);
    const promise = this.#run(live)
      .catch((error: unknown) => log.error('A job could not be closed.', { job: job.id, ...errorPlace(error) }))
      .finally(() => {
        this.#promises.delete(promise);
        // Resumed in the moment it ended, it runs anew by now.
        if (this.#running.get(job.id) === live) this.#running.delete(job.id);
        this.wake();
      });
    this.#promises.add(promise);
  }

  async #run(live: RunningJob): Promise<void> {
    const { job } = live;
    let notice: FailureRecord | null;
    try {
      const work = this.#works.get(job.kind);
      if (!work) throw new Failure('INTERNAL', `Atelier can’t run a task of kind ${job.kind}.`);
      notice = await work.run(live.context);
    } catch (error) {
      const reason = live.abortReason();
      if (reason === 'core-ended')
        return await this.#close(job, { state: 'interrupted', failure: null, waitsFor: null });
      if (reason === 'cancelled') return await this.#close(job, { state: 'cancelled', failure: null, waitsFor: null });
      const failure = failureRecord(error);
      const waitsFor = this.#waitAfter(job, error);
      if (waitsFor !== null) return await this.#close(job, { state: 'queued', failure, waitsFor });
      const facts = { job: job.id, kind: job.kind, code: failure.code };
      if (failure.code === 'INTERNAL') this.#deps.log.error('A job failed.', { ...facts, ...errorPlace(error) });
      else this.#deps.log.warn('A job failed.', facts);
      return await this.#close(job, { state: 'failed', failure, waitsFor: null });
    }
    await this.#close(job, { state: 'done', failure: notice, waitsFor: null });
    await followUp(job.id, { ...this.#deps, workOf: (done) => this.workOf(done) });
    this.publish([job.id]);
  }

  /** What the job waits out by itself after an error, see waitForReturn; null where it fails. */
  #waitAfter({ engine, waitsFor }: StoredJob, error: unknown): StoredWait | null {
    if (!this.#deps.keepsQueue) return null;
    return waitForReturn(error, { engine, attempt: (waitsFor?.attempt ?? 0) + 1, nowMs: Date.now() });
  }

  #wakeAt(atMs: number): void {
    clearTimeout(this.#timer);
    if (atMs === Infinity) return;
    this.#timer = setTimeout(() => {
      this.publishAll();
      this.wake();
    }, atMs - Date.now());
    this.#timer.unref();
  }

  /** Writes how a job ended until that succeeds: one that stayed as running would never be waited for to its end. */
  async #close(job: StoredJob, outcome: JobOutcome): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        this.#store(job, outcome);
        return;
      } catch (error) {
        // The next start finds it as running and takes it up.
        if (this.#isStopped || attempt === MOST_CLOSINGS) throw error;
        const facts = { job: job.id, code: failureRecord(error).code };
        if (attempt === 1) this.#deps.log.error('How a job ended could not be stored; it is tried again.', facts);
        await sleep(CLOSE_AGAIN_MS);
      }
    }
  }

  #store(job: StoredJob, outcome: JobOutcome): void {
    const live = this.#running.get(job.id);
    this.#deps.db.write((tx) => storeOutcome(tx, { job, live, outcome, work: this.#works.get(job.kind) }));
    this.#running.delete(job.id);
    this.publish([job.id]);
  }
}
