import type { FailureRecord } from '../failures/failure.ts';
import type { ItemId, JobId } from '../ids.ts';
import type { JobReference, JobUnits, JobWait, UsualTime, WhenDone } from './job-facts.ts';
import type { JobKind } from './job-kinds.ts';
import type { ItemKind } from '../library/item-kinds.ts';
import type { EngineChoice } from '../settings/engine-choice.ts';

export type { JobKind } from './job-kinds.ts';

/**
 * `interrupted`: the app ended while it ran; the next start takes it up. One that brought the app down again and again fails
 * instead (WORKER_DIED with `reason: 'given-up'`) and waits for the user. Final states: done, failed, cancelled.
 */
export type JobState = 'queued' | 'running' | 'waiting' | 'interrupted' | 'done' | 'failed' | 'cancelled';

/**
 * Real progress only. `total` is null where nobody knows it. `step` says what is happening now:
 * reading (bytes), uploading (bytes), recognising (ms of audio), labelling, writing, speaking (characters of text), cloning,
 * designing, drawing, composing, filming, rewriting. Why and until when a job waits is said by its `wait`.
 */
export type JobProgress = {
  step:
    | 'reading'
    | 'uploading'
    | 'recognising'
    | 'labelling'
    | 'writing'
    | 'speaking'
    | 'cloning'
    | 'designing'
    | 'drawing'
    | 'composing'
    | 'filming'
    | 'rewriting'
    | null;
  done: number;
  total: number | null;
  unit: 'bytes' | 'ms' | 'parts' | 'characters';
  partsDone: number;
  partsTotal: number | null;
};

/**
 * One job as the renderer sees it. Times are Unix ms, durations ms. `failure` beside the state `done` is a notice: the work is
 * complete, but something of lesser weight could not be done (e.g. speakers are labelled part by part); beside `waiting` it is
 * what the job waits out.
 */
export type Job = {
  id: JobId;
  kind: JobKind;
  title: string;
  /** The item that the job is about: what is written, spoken, exported. `itemKind` is null where it has none, or that one is gone. */
  itemId: ItemId | null;
  itemKind: ItemKind | null;
  /** The item whose waveform pictures the job: the recording that is transcribed. Null where there is none yet. */
  waveformOf: ItemId | null;
  /** What the panel of the job opens so that its input can be changed before it is tried again; null where that is gone. */
  source: JobReference | null;
  /** What came of it so far, oldest first and at most MAX_SHOWN_RESULTS of `resultCount`; what is gone from the library is left out. */
  results: JobReference[];
  resultCount: number;
  engine: EngineChoice;
  state: JobState;
  /** Null while it runs and once it has ended. */
  wait: JobWait | null;
  /**
   * Place in the order of those that have not begun, or wait without a place in their lane, from 1; null for all others. These
   * can be moved, held and tried at once.
   */
  position: number | null;
  isHeld: boolean;
  /** Jobs that were ordered together have the same; null for one that was ordered alone. */
  batchId: string | null;
  /** What follows when it is done; null where nothing does. */
  whenDone: WhenDone | null;
  /** Whether it has written files outside the library, which can be shown in the file manager. */
  hasFiles: boolean;
  /** What such jobs took before; null where there is no history, or the job has ended. */
  usual: UsualTime | null;
  /** Whether the local engine can do what is left of a job of the cloud that has a position. */
  canRunLocally: boolean;
  /** Whether stopping it now may leave something that is billed all the same: it runs in the cloud. */
  mayBeBilled: boolean;
  progress: JobProgress;
  failure: FailureRecord | null;
  units: JobUnits;
  /** Trace ids of the service's answers and ids of its tasks, oldest first and at most MAX_KEPT_IDS of each, the newest. */
  requestIds: string[];
  taskIds: string[];
  createdAtMs: number;
  startedAtMs: number | null;
  finishedAtMs: number | null;
  /** How long it ran in finished runs, waits between them not counted; null for jobs of versions that did not measure it. */
  ranMs: number | null;
  /** Since when it runs now. */
  runningSinceMs: number | null;
};

/** Results that a list of jobs names. */
export const MAX_SHOWN_RESULTS = 20;
/** Ids of requests and of tasks that a job keeps. */
export const MAX_KEPT_IDS = 50;

/**
 * Whether the notice of a job that is done says that some of its results could not be made: resuming it makes those. Its
 * `missingCount` of `resultCount` results are missing.
 */
export const isMissingResults = (failure: FailureRecord | null): boolean =>
  typeof failure?.data['missingCount'] === 'number';

/** States in which a job still holds or awaits resources. */
export const ACTIVE_JOB_STATES = ['queued', 'running', 'waiting'] as const satisfies readonly JobState[];

/** Whether the job is queued, running or waiting. */
export function isActiveJob(job: Pick<Job, 'state'>): boolean {
  return (ACTIVE_JOB_STATES as readonly JobState[]).includes(job.state);
}
