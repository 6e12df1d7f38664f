import { Failure, type FailureCode, failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { RemoteTaskId } from '../../../../shared/domain/ids.ts';
import { pollPaceMs } from '../../../../shared/domain/jobs/remote-task.ts';
import { ServiceFailure } from '../../service/service-failure.ts';
import { askAboutTask, canBeAsked, MOST_FAILURES_IN_A_ROW } from './ask-about-task.ts';
import type { Room } from '../room.ts';
import type { TaskControl } from '../task-kind.ts';
import { lookUpTask, type StoredTask } from '../task-table.ts';
import type { TaskWatch } from './task-watch.ts';

const PASSING: readonly FailureCode[] = ['NETWORK_UNREACHABLE', 'ENGINE_UNAVAILABLE', 'RATE_LIMITED'];
/** A window that has not asked for so many paces shows the task no longer. */
const PACES_OF_A_WINDOW = 2;

/**
 * Waits until the service no longer works on a task. Asks by itself only while no window does. Throws what keeps the service
 * from being asked once it does not pass; the task then goes on and can be waited for again.
 */
export async function awaitTask(room: Room, id: RemoteTaskId, control: TaskControl): Promise<StoredTask> {
  const watch = room.watches.of(id);
  // An earlier failure says nothing of this try.
  if (watch.query === null) Object.assign(watch, { failure: null, failureCount: 0, wait: null });
  const sinceMs = room.clock.now();
  let hasWaited = false;
  try {
    for (;;) {
      control.signal.throwIfAborted();
      const task = existing(room, id);
      if (!canBeAsked(room, task)) return task;
      if (watch.failure !== null && !passes(watch)) throw watch.failure;
      if (hasWaited || watch.wait !== null) control.onWaiting(watch.wait);
      hasWaited = watch.wait !== null;
      const dueMs = dueAtMs({ task, watch, sinceMs }) - room.clock.now();
      if (dueMs <= 0 && watch.query === null) void askAboutTask(room, task);
      await nextNews(room, { watch, signal: control.signal, atMostMs: watch.query === null ? dueMs : null });
    }
  } finally {
    room.watches.forget(id);
  }
}

function existing({ db }: Room, id: RemoteTaskId): StoredTask {
  const task = lookUpTask(db, id);
  if (task === null) throw new Failure('NOT_FOUND', 'This task no longer exists.', { id });
  return task;
}

/** When the one who waits asks by itself. */
function dueAtMs({ task, watch, sinceMs }: { task: StoredTask; watch: TaskWatch; sinceMs: number }): number {
  if (watch.wait !== null) return watch.wait.untilMs ?? sinceMs;
  // Nobody knows yet how it is: it may have ended while nobody waited.
  if (watch.answeredAtMs === null || watch.answeredAtMs < sinceMs) return sinceMs;
  const { submittedAtMs, place } = task;
  const paceMs = pollPaceMs({ engine: place.engine, submittedAtMs }, watch.answeredAtMs);
  const ownMs = watch.answeredAtMs + paceMs;
  return watch.askedAtMs === null ? ownMs : Math.max(ownMs, watch.askedAtMs + PACES_OF_A_WINDOW * paceMs);
}

function passes({ failure, failureCount }: TaskWatch): boolean {
  if (failureCount >= MOST_FAILURES_IN_A_ROW) return false;
  return PASSING.includes(failureRecord(failure).code) || (failure instanceof ServiceFailure && failure.isRetryable);
}

/** Resolves after the next query, whoever asked, or after `atMostMs`. Throws the signal's reason when it aborts. */
function nextNews(
  { clock, ending }: Room,
  { watch, signal, atMostMs }: { watch: TaskWatch; signal: AbortSignal; atMostMs: number | null },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      watch.waiting.delete(wake);
      signal.removeEventListener('abort', abort);
      ending.removeEventListener('abort', abort);
      prevent();
      settle();
    };
    const wake = end(resolve);
    const abort = end(() => reject(signal.aborted ? signal.reason : ending.reason));
    const prevent = atMostMs === null ? () => undefined : clock.after(atMostMs, wake);
    watch.waiting.add(wake);
    signal.addEventListener('abort', abort);
    ending.addEventListener('abort', abort);
  });
}
