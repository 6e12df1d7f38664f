import type { FailureRecord } from './failure.ts';
import type { ItemId, JobId } from './ids.ts';
import type { ItemKind } from './library/item-kinds.ts';

/** Kinds of work that the task centre shows. */
export type JobKind =
  | 'import'
  | 'transcribe'
  | 'relabel-speakers'
  | 'export'
  | 'speak'
  | 'check-speech'
  | 'clone-voice'
  | 'design-voice';

/**
 * `interrupted`: the app ended while it ran; the next start takes it up. One that brought the app down again and again fails
 * instead (WORKER_DIED with `reason: 'given-up'`) and waits for the user. Final states: done, failed, cancelled.
 */
export type JobState = 'queued' | 'running' | 'waiting' | 'interrupted' | 'done' | 'failed' | 'cancelled';

/**
 * Real progress only. `total` is null where nobody knows it. `step` says what is happening now:
 * reading (bytes), uploading (bytes), recognising (ms of audio), labelling, writing, speaking (characters of text), cloning,
 * designing, waiting (see retryAtMs).
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
    | 'waiting'
    | null;
  done: number;
  total: number | null;
  unit: 'bytes' | 'ms' | 'parts' | 'characters';
  partsDone: number;
  partsTotal: number | null;
  /** Unix ms of the next try while waiting for a rate limit or the network. */
  retryAtMs: number | null;
};

/**
 * One job as the renderer sees it. Times are Unix ms. `itemKind` is null where it has no item, or that one is gone. `failure` beside the state `done` is a notice: the work is complete, but
 * something of lesser weight could not be done (e.g. speakers are labelled part by part).
 */
export type Job = {
  id: JobId;
  kind: JobKind;
  title: string;
  itemId: ItemId | null;
  itemKind: ItemKind | null;
  engine: 'local' | 'cloud';
  state: JobState;
  progress: JobProgress;
  failure: FailureRecord | null;
  createdAtMs: number;
  startedAtMs: number | null;
  finishedAtMs: number | null;
};

/** States in which a job still holds or awaits resources. */
export const ACTIVE_JOB_STATES = ['queued', 'running', 'waiting'] as const satisfies readonly JobState[];

/** Whether the job is queued, running or waiting. */
export function isActiveJob(job: Pick<Job, 'state'>): boolean {
  return (ACTIVE_JOB_STATES as readonly JobState[]).includes(job.state);
}
