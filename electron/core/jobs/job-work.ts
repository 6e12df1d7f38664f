import type { FailureRecord } from '../../../shared/domain/failures/failure.ts';
import type { ItemId, JobId } from '../../../shared/domain/ids.ts';
import type { Job, JobKind, JobProgress } from '../../../shared/domain/jobs/job.ts';
import type { JobReference, JobUnits, JobWait, WhenDone } from '../../../shared/domain/jobs/job-facts.ts';
import type { Db, Tx } from '../database/database.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';

/** A job to be. `request` is all that is needed to run it again after a restart: plain JSON, no secret. */
export type NewJob = {
  kind: JobKind;
  title: string;
  itemId: ItemId | null;
  engine: EngineChoice;
  request: Record<string, unknown>;
  /** Goes before those that wait. */
  isFront?: boolean;
  /** What was ordered together with it has the same. */
  batchId?: string | null;
  /** What follows when it is done; the user may still change it. */
  whenDone?: WhenDone | null;
};

/** What running work knows and reports. */
export type JobContext = {
  id: JobId;
  itemId: ItemId | null;
  engine: EngineChoice;
  request: Record<string, unknown>;
  /** Aborted by cancelling and by the end of core; the work stops soon and throws. */
  signal: AbortSignal;
  /** Whether it was the end of core that aborted: the work runs on at the next start. */
  isEnding(): boolean;
  /** Merges into the job's progress; a new `step` starts counting again, and any report ends a wait. Cheap to call often. */
  report(progress: Partial<JobProgress>): void;
  /** Says that nothing happens for a while, and why; null, or the next report, when the work goes on. */
  wait(wait: JobWait | null): void;
  /** What every request to a service is given, so that it stops, and waits and ids are noted with the job. */
  calls: JobCalls;
  /** Adds to the amounts of work that were done; stored with the next checkpoint or the end. */
  count(units: JobUnits): void;
  /** Notes what came of the job; in the transaction that stores it. Naming it again changes nothing. */
  addResult(tx: Tx, result: JobReference): void;
  /** Whether the job will wait and run on by itself after this error, which the work should then throw, instead of failing. */
  willWait(error: unknown): boolean;
  /** Notes a task that the service was given. */
  noteTask(taskId: string): void;
  /** Says that a part is safely stored: later interruptions are counted from here. */
  checkpoint(): void;
};

/** Options of a service's client that belong to a job. */
export type JobCalls = {
  signal: AbortSignal;
  onWaiting(wait: JobWait | null): void;
  onRequestId(id: string): void;
};

/** What is known of a job when it ends. */
export type EndedJob = Pick<Job, 'id' | 'kind' | 'title' | 'itemId' | 'engine' | 'state' | 'failure'>;

/** What of a stored job its kind reads. */
type StoredWork = { itemId: ItemId | null; request: Record<string, unknown> };

/** How a kind of job is done. */
export type JobWork = {
  /** Runs or runs on. Returns a failure of lesser weight that the finished job should mention, or null. */
  run(context: JobContext): Promise<FailureRecord | null>;
  /** How a job of the cloud is given to the local engine, where that can be. */
  local?: {
    /** Whether the local engine can do what is left of this job: its languages, its voices. */
    isPossible(db: Db, job: { itemId: ItemId | null; request: Record<string, unknown> }): boolean;
    /** Changes what the job reads when it runs on; the job itself is changed by the queue. */
    move(tx: Tx, job: { itemId: ItemId | null; request: Record<string, unknown> }): void;
  };
  /** Files that such a job has written outside the library so far, by their whole paths. */
  files?(job: Pick<StoredWork, 'request'>): string[];
  /** Writes subtitles of what a finished job made next to its source. Throws what an export throws. */
  writeSubtitles?(job: Pick<StoredWork, 'itemId'>): Promise<void>;
  /** Brings what the job is about in line with its final state, in the same transaction. */
  onEnd?(tx: Tx, job: EndedJob): void;
};

/** For domains that have work to be done. */
export interface JobQueue {
  register(kind: JobKind, work: JobWork): void;
  /** Stores the job inside the caller's transaction; call `wake` after it. */
  submit(tx: Tx, job: NewJob): JobId;
  /** Whether the job was told to stop and is still at it: nothing may be left to it any more. */
  isStopping(id: JobId): boolean;
  wake(): void;
}
