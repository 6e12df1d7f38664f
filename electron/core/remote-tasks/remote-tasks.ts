import type { JobId, RemoteTaskId } from '../../../shared/domain/ids.ts';
import type { RemoteTask, RemoteTaskKind } from '../../../shared/domain/jobs/remote-task.ts';
import type { TaskControl, TaskKind, TaskLives } from './task-kind.ts';
import type { TaskOrder } from './task-order.ts';
import type { StoredTask } from './task-table.ts';

/** What windows and the service ask for. */
export interface RemoteTasks {
  /** The tasks of a job, or all that are under way, newest first. */
  list(input: { jobId?: JobId | undefined }): RemoteTask[];
  /**
   * A task as it is now, for a window that shows it. Asks the service unless somebody did within a pace, so that any number of
   * windows costs one query. Never throws what the service said: `retryAtMs` and `failure` say it. Throws NOT_FOUND.
   */
  poll(input: { id: RemoteTaskId }): Promise<RemoteTask>;
  /**
   * Takes a task back that the service has not begun, which costs nothing then, and stops its job. Throws NOT_FOUND, CONFLICT
   * (`task_begun`) where the service is at it or takes nothing back, and what the service answers.
   */
  cancel(input: { id: RemoteTaskId }): Promise<void>;
  /**
   * Somebody says that the task with that ID of a service has changed, e.g. a callback (service.md, Events). Nothing that
   * came with it is believed: the service is asked at once. An ID that nobody knows is ignored.
   */
  taskChanged(remoteId: string): void;
}

/** A task that the service has done. `answer` is null where its result is downloaded, or the answer was lost. */
export type CarriedOut<Answer> = { task: StoredTask; answer: Answer | null };

/** One kind of task, for the domain that orders it. */
export interface TaskRunner<Request, Answer> {
  /**
   * Sends an order once and waits until the service has done it; one that is under way is taken up and never sent again. The
   * caller stores the result together with `completeTask`. Throws the service's failure, and SERVICE_FAILED with the reason
   * `maybe_submitted` where a request may have been billed without an answer, `task_failed` or `task_expired`: these end the
   * task, and the next order sends it anew.
   */
  carryOut(order: TaskOrder<Request>, control: TaskControl): Promise<CarriedOut<Answer>>;
  /**
   * Downloads the result of a task to `target`, replacing what is there; of several links that with the number `index`. Throws the service's failure or that of the disk, and
   * `task_expired` where the service no longer has it.
   */
  download(task: StoredTask, to: { target: string; index?: number | undefined }, control: TaskControl): Promise<void>;
  /** Removes at the service what was sent for the task. Never throws: the service deletes it by itself later. */
  clear(task: StoredTask): Promise<void>;
}

/** The room: what windows see of it, and what domains order from it. */
export interface OpenRemoteTasks {
  remoteTasks: RemoteTasks;
  /** Adds a kind of task. */
  register<Request, Answer = never>(kind: TaskKind<Request, Answer>): TaskRunner<Request, Answer>;
  /** How long a service keeps what belongs to tasks of a kind. */
  livesOf(kind: RemoteTaskKind): TaskLives;
  /** Cuts off queries that are under way. Tasks go on at the service. */
  dispose(): void;
}
