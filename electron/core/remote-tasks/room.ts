import type { JobId } from '../../../shared/domain/ids.ts';
import { type Failure, type FailureData, failureRecord } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { RemoteTaskKind, RemoteTaskState } from '../../../shared/domain/jobs/remote-task.ts';
import type { CoreContext } from '../core-context.ts';
import type { Clock } from './clock.ts';
import type { TaskKind, TaskService } from './task-kind.ts';
import type { TaskPlace } from './task-order.ts';
import { type StoredTask, updateTask } from './task-table.ts';
import type { TaskWatches } from './asking/task-watch.ts';

/** What the room needs beside the context. */
export type RemoteTasksDeps = {
  service(engine: TaskPlace['engine']): TaskService;
  /** Where requests of a service go now; null on this computer. */
  host(engine: TaskPlace['engine']): string | null;
  clock: Clock;
  /** Ends the job of a task that was taken back. */
  stopJob?: ((id: JobId) => void) | undefined;
};

/** What the room is built on. */
export type RoomContext = Pick<CoreContext, 'db' | 'changes' | 'log'>;

/** What every part of the room works with. Rows of description are looked up by name: the table knows nothing of them. */
export type Room = RoomContext &
  RemoteTasksDeps & {
    kinds: Map<RemoteTaskKind, TaskKind<unknown, unknown>>;
    watches: TaskWatches;
    /** Aborted by the end of the program. */
    ending: AbortSignal;
  };

type EndReason = 'maybe_submitted' | 'task_failed' | 'task_expired' | 'unusable_response';

/** A failure that ends a task, in the words of its kind. */
export function endFailure(
  { kinds }: Room,
  { kind }: StoredTask,
  { reason, ...data }: FailureData & { reason: EndReason },
): Failure {
  return reasonedFailure('SERVICE_FAILED', reason, { ...kinds.get(kind)?.failureData, ...data });
}

/** Ends a task with a failure unless it has left the state `from` meanwhile. Returns the failure. */
export function endTask<Cause>(
  { db, changes, clock }: Room,
  task: StoredTask,
  { from, state = 'failed', cause }: { from: RemoteTaskState; state?: 'failed' | 'expired'; cause: Cause },
): Cause {
  const ended = { state, failure: failureRecord(cause), endedAtMs: clock.now() };
  db.write((tx) => updateTask(tx, { id: task.id, from }, ended));
  changes.publish('remote-tasks', [task.id]);
  return cause;
}
