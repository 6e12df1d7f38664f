import type { FailureRecord } from '../failures/failure.ts';
import type { JobId, RemoteTaskId } from '../ids.ts';
import type { EngineChoice } from '../settings/engine-choice.ts';

/** Kinds of work that are sent to a service once and end later, each with one row of description in core. */
export type RemoteTaskKind =
  | 'speech'
  | 'clone-voice'
  | 'design-voice'
  | 'generate-image'
  | 'generate-song'
  | 'generate-video';

/**
 * `preparing`: nothing that may be billed was sent. `sending`: the request is under way, so after a crash nobody knows whether
 * it arrived. `working`: the service has given its ID. `ready`: the result can be downloaded. Final states: `done`, `failed`,
 * and `expired` where the service no longer has it.
 */
export type RemoteTaskState = 'preparing' | 'sending' | 'working' | 'ready' | 'done' | 'failed' | 'expired';

/** How a task that is `working` stands at the service, where it says so: nobody has begun it, or somebody is at it. */
export type RemoteTaskPhase = 'queued' | 'running';

/**
 * A task as a window sees it. `ownerId` and `ownerPart` are whatever its domain finds it by. Times are Unix ms; `answeredAtMs`
 * is the service's last answer about it, `retryAtMs` the next try after the service could not be asked.
 */
export type RemoteTask = {
  id: RemoteTaskId;
  kind: RemoteTaskKind;
  ownerId: string;
  ownerPart: string | null;
  jobId: JobId | null;
  engine: EngineChoice;
  state: RemoteTaskState;
  /** Null where the service has not said it since the program began. */
  phase: RemoteTaskPhase | null;
  /** Whether the service takes it back now, so that it costs nothing. */
  canBeCancelled: boolean;
  submittedAtMs: number | null;
  answeredAtMs: number | null;
  retryAtMs: number | null;
  failure: FailureRecord | null;
};

/**
 * Pace of polling. Of the cloud the interface documents 5 to 20 s (gaps.md G26); what runs on this computer ends within
 * seconds and costs nothing to ask about.
 */
const PACE_MS = { local: { first: 250, longest: 2000 }, cloud: { first: 5000, longest: 20_000 } } as const;
/** An old task is asked about less often: it waits for a tenth of its age more. */
const SHARE_OF_AGE = 0.1;

/** Pause between a poll of a task that was answered at `nowMs` (Unix ms) and the next, ms: longer with its age. */
export function pollPaceMs({ engine, submittedAtMs }: Pick<RemoteTask, 'engine' | 'submittedAtMs'>, nowMs: number) {
  const { first, longest } = PACE_MS[engine];
  const ageMs = Math.max(0, nowMs - (submittedAtMs ?? nowMs));
  return Math.min(longest, first + ageMs * SHARE_OF_AGE);
}

/** Pause after which a task is asked about again where the service could not be asked, ms. */
export const pollRetryMs = ({ engine }: Pick<RemoteTask, 'engine'>): number => PACE_MS[engine].longest;

/** Whether the service works on the task by itself, so that it can be asked about. */
export const isPolled = ({ state }: Pick<RemoteTask, 'state'>): boolean => state === 'working';

/** Whether nothing more will come of the task. */
export const hasEnded = ({ state }: Pick<RemoteTask, 'state'>): boolean =>
  state === 'done' || state === 'failed' || state === 'expired';

/** When a window that shows the task asks again, in ms; false in any state that asking does not change. */
export function pollIntervalMs(task: RemoteTask, nowMs: number): number | false {
  if (!isPolled(task)) return false;
  const paceMs = pollPaceMs(task, nowMs);
  return task.retryAtMs === null ? paceMs : Math.max(paceMs, task.retryAtMs - nowMs);
}
