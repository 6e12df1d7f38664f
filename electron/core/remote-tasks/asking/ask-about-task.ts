import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { JobWait } from '../../../../shared/domain/jobs/job-facts.ts';
import { pollRetryMs, type RemoteTaskPhase } from '../../../../shared/domain/jobs/remote-task.ts';
import { isAboutSubject } from '../../service/is-about-subject.ts';
import { waitAfter } from '../../service/transport/network/with-retries.ts';
import { endFailure, endTask, type Room } from '../room.ts';
import type { TaskStatus } from '../task-kind.ts';
import { type StoredTask, updateTask } from '../task-table.ts';
import type { TaskWatch } from './task-watch.ts';

/** Services keep the records of tasks for 7 days (service.md, Limits). */
const KEPT_MS = 7 * 86_400_000;

/** A task that seems to be older may have been sent while the clock was wrong: that long it is still asked about. */
const OVERDUE_MS = 86_400_000;

/** The client has tried several times before it fails; together these are many minutes without the service. */
export const MOST_FAILURES_IN_A_ROW = 20;

/** Whether the service that has the task is the one that would be asked. */
export function canBeAsked({ kinds, host }: Room, { kind, state, remoteId, place }: StoredTask): boolean {
  const isHere = place.host === null || place.host === host(place.engine);
  return state === 'working' && remoteId !== null && isHere && kinds.get(kind)?.poll !== undefined;
}

/**
 * Asks the service about a task, once for all who ask while the answer is on its way. What it says is on disk when this
 * resolves. Never throws: a failure is noted in the watch.
 */
export function askAboutTask(room: Room, task: StoredTask): Promise<void> {
  const watch = room.watches.of(task.id);
  watch.query ??= query(room, task, watch).finally(() => {
    watch.query = null;
    wakeAll(watch);
  });
  return watch.query;
}

function wakeAll({ waiting }: TaskWatch): void {
  for (const wake of waiting) wake();
}

async function query(room: Room, task: StoredTask, watch: TaskWatch): Promise<void> {
  const poll = room.kinds.get(task.kind)?.poll;
  if (!poll || task.remoteId === null) return;
  const { engine } = task.place;
  const onWaiting = (wait: JobWait | null) => {
    watch.wait = wait;
    wakeAll(watch);
  };
  const options = { signal: room.ending, onWaiting };
  try {
    do {
      watch.isOutdated = false;
      const status = await poll({
        service: room.service(engine),
        remoteId: task.remoteId,
        request: task.request,
        options,
      });
      Object.assign(watch, { answeredAtMs: room.clock.now(), failure: null, failureCount: 0, wait: null });
      notePhase(room, task, status.phase ?? null);
      apply(room, task, status);
    } while (watch.isOutdated);
  } catch (error) {
    if (room.ending.aborted) return;
    note(room, task, error);
    const delayMs = pollRetryMs({ engine });
    const attempt = watch.failureCount + 1;
    const wait = waitAfter(error, { delayMs, attempt, attempts: MOST_FAILURES_IN_A_ROW });
    const untilMs = room.clock.now() + delayMs;
    Object.assign(watch, {
      failure: error instanceof Error ? error : new Error(String(error)),
      failureCount: attempt,
      wait: { ...wait, untilMs },
    });
  }
}

function notePhase({ watches, changes }: Room, { id }: StoredTask, phase: RemoteTaskPhase | null): void {
  const watch = watches.of(id);
  if (watch.phase === phase) return;
  watch.phase = phase;
  changes.publish('remote-tasks', [id]);
}

/** Whoever does not know the task will not know it later; a key or a network may come back. */
function note(room: Room, task: StoredTask, error: unknown): void {
  const { code } = failureRecord(error);
  room.log.warn('A task could not be asked about.', { task: task.id, kind: task.kind, code });
  if (!isAboutSubject(error)) return;
  if (isOld(room, task)) expire(room, task);
  else endTask(room, task, { from: 'working', cause: error });
}

function apply(room: Room, task: StoredTask, { state, result, reason }: TaskStatus): void {
  switch (state) {
    case 'processing':
    case 'unknown':
      if (isOverdue(room, task)) expire(room, task);
      return;
    case 'expired':
      expire(room, task);
      return;
    case 'success': {
      const found = result ?? task.result;
      if (found === null) return fail(room, task, reason);
      room.db.writeSynced((tx) => updateTask(tx, { id: task.id, from: 'working' }, { state: 'ready', result: found }));
      room.changes.publish('remote-tasks', [task.id]);
      return;
    }
    case 'failed':
      return fail(room, task, reason);
  }
}

function fail(room: Room, task: StoredTask, reason: string | null): void {
  endTask(room, task, {
    from: 'working',
    cause: endFailure(room, task, { reason: 'task_failed', serviceMessage: reason }),
  });
}

function expire(room: Room, task: StoredTask): void {
  endTask(room, task, { from: 'working', state: 'expired', cause: endFailure(room, task, { reason: 'task_expired' }) });
}

/** One that is still not done long after its record should be gone will never be. */
function isOverdue(room: Room, task: StoredTask): boolean {
  if (!isOld(room, task)) return false;
  const watch = room.watches.of(task.id);
  const now = room.clock.now();
  watch.overdueSinceMs ??= now;
  return now - watch.overdueSinceMs >= OVERDUE_MS;
}

const isOld = ({ clock }: Room, { submittedAtMs, createdAtMs }: StoredTask) =>
  clock.now() - (submittedAtMs ?? createdAtMs) > KEPT_MS;
