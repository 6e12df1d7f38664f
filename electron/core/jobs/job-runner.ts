import { setTimeout as sleep } from 'node:timers/promises';
import { Failure, type FailureRecord, failureRecord } from '../../../shared/domain/failure.ts';
import type { JobId } from '../../../shared/domain/ids.ts';
import type { Job, JobKind, JobState } from '../../../shared/domain/job.ts';
import { JOB_KINDS, type JobLane } from '../../../shared/domain/jobs/job-kinds.ts';
import type { Changes } from '../changes/changes.ts';
import type { Db } from '../database/database.ts';
import type { Log } from '../host-ports.ts';
import { IN_ORDER } from './job-order.ts';
import { insertResult } from './job-results.ts';
import { selectJobs, type StoredJob, updateJob } from './job-table.ts';
import type { JobWork } from './job-work.ts';
import { type RunningJob, trackJob } from './running-job.ts';
import { showJobs } from './show-jobs.ts';

const STOP_WITHIN_MS = 5000;
/** How soon it is tried again to write how a job ended: a disk that was full may have room by then. */
const CLOSE_AGAIN_MS = 1000;
const MOST_CLOSINGS = 600;

/**
 * What the jobs need. `owner` names this run of core, `isLiving` tells whether another one still runs (without it none
 * does); `places` is asked each time, so settings apply at once.
 */
export type JobsDeps = {
  db: Db;
  changes: Changes;
  log: Log;
  owner: string;
  isLiving?: (owner: string) => boolean;
  places(lane: JobLane): number;
};

/** Runs queued jobs of its owner, as many at a time as their lane has places. */
export class JobRunner {
  readonly #deps: JobsDeps;
  readonly #works = new Map<JobKind, JobWork>();
  readonly #running = new Map<JobId, RunningJob>();
  readonly #promises = new Set<Promise<void>>();
  readonly #listeners = new Set<() => void>();
  #isStarted = false;
  #isStopped = false;

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
    const { db, owner, places } = this.#deps;
    for (const job of selectJobs(db, QUEUED, { owner })) {
      const inLane = [...this.#running.values()].filter((live) => live.job.lane === job.lane).length;
      if (!this.#running.has(job.id) && inLane < places(job.lane)) this.#begin(job);
    }
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
    return showJobs({ db: this.#deps.db, running: (id) => this.#running.get(id) }, stored);
  }

  /** Writes how a job ended, together with what its kind has to say about it. */
  end(job: StoredJob, state: JobState, failure: FailureRecord | null): void {
    const live = this.#running.get(job.id);
    const nowMs = Date.now();
    // Its request is left alone: work may have stored another one meanwhile.
    const changed = {
      ...live?.tracked(),
      state,
      failure,
      finishedAtMs: state === 'interrupted' ? null : nowMs,
      ranMs: live && job.ranMs !== null ? job.ranMs + Math.max(0, nowMs - live.sinceMs) : job.ranMs,
    };
    this.#deps.db.write((tx) => {
      updateJob(tx, job.id, changed);
      if (state === 'done' && job.itemId !== null && job.itemKind !== null && JOB_KINDS[job.kind].makesItsItem)
        insertResult(tx, job.id, { kind: job.itemKind, id: job.itemId });
      this.#works.get(job.kind)?.onEnd?.(tx, { ...job, ...changed });
    });
    this.#running.delete(job.id);
    this.publish([job.id]);
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
      db.writeSynced((tx) => updateJob(tx, job.id, { state: 'running', startedAtMs: job.startedAtMs ?? Date.now() }));
    } catch (error) {
      // It waits on; whoever woke the queue has done what they came for.
      log.error('A job could not begin.', { job: job.id, code: failureRecord(error).code });
      return;
    }
    const live = trackJob(job, { db, log, publish: () => this.publish([job.id]) });
    this.#running.set(job.id, live);
    this.publish([job.id]);
    const promise = this.#run(live)
      .catch((error: unknown) => log.error('A job could not be closed.', { job: job.id, ...place(error) }))
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
      if (reason === 'core-ended') return await this.#close(job, 'interrupted', null);
      if (reason === 'cancelled') return await this.#close(job, 'cancelled', null);
      const failure = failureRecord(error);
      const facts = { job: job.id, kind: job.kind, code: failure.code };
      if (failure.code === 'INTERNAL') this.#deps.log.error('A job failed.', { ...facts, ...place(error) });
      else this.#deps.log.warn('A job failed.', facts);
      return await this.#close(job, 'failed', failure);
    }
    await this.#close(job, 'done', notice);
  }

  /** Writes how a job ended until that succeeds: one that stayed as running would never be waited for to its end. */
  async #close(job: StoredJob, state: JobState, failure: FailureRecord | null): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        this.end(job, state, failure);
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
}

const QUEUED = `WHERE state = 'queued' AND owner = :owner ${IN_ORDER}`;

/** The place in the code of an unexpected error, which holds nothing of the user; never its message. */
function place(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  return {
    error: error.name,
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 8),
  };
}
