import type { FailureData } from '../../../shared/domain/failures/failure.ts';
import type { JobWait } from '../../../shared/domain/jobs/job-facts.ts';
import type { RemoteTaskKind, RemoteTaskPhase } from '../../../shared/domain/jobs/remote-task.ts';
import type { ServiceClients } from '../service/service-clients.ts';
import type { CallOptions } from '../service/transport/service-connection.ts';
import type { TaskResult } from './task-order.ts';
import type { StoredTask } from './task-table.ts';

/** The part of the service that tasks need. */
export type TaskService = Pick<ServiceClients, 'speech' | 'voices' | 'images' | 'music' | 'videos' | 'files'>;

/** What who waits for a task can do and hear. */
export type TaskControl = {
  /** Ends the waiting; the service goes on with what it has accepted. */
  signal: AbortSignal;
  /** Nothing happens for a while, and why; null when it goes on. */
  onWaiting(wait: JobWait | null): void;
  onRequestId?: (id: string) => void;
  onUploadProgress?: (sentBytes: number, totalBytes: number) => void;
  /** What may be billed is about to be sent. */
  onSending?: () => void;
  /** The service has given its ID, which is on disk. */
  onSubmitted?: (remoteId: string) => void;
};

/** What a row of description gets to make its requests with. */
export type TaskCall<Request> = {
  service: TaskService;
  task: StoredTask;
  request: Request;
  options: CallOptions;
};

/** A question about a task that the service knows by `remoteId`. */
export type RemoteCall<Request> = { service: TaskService; remoteId: string; request: Request; options: CallOptions };

/** The service's answer to a new task: its ID to ask with, where the result lies, or all that there is to say. */
export type Submission<Answer> =
  | { remoteId: string; result: TaskResult | null; billedUnits: number | null }
  | { result: TaskResult; billedUnits: number | null }
  | { answer: Answer };

/** How a task is: `unknown` is a state that only a newer service has. */
export type TaskStatus = {
  state: 'processing' | 'success' | 'failed' | 'expired' | 'unknown';
  result: TaskResult | null;
  /** Why it failed, where the service says so. */
  reason: string | null;
  /** Of one that is `processing`, where the service tells waiting from working. */
  phase?: RemoteTaskPhase;
};

/**
 * How long a service keeps what belongs to a task, in ms from its request. Where links and records are left out they live as
 * usual (24 hours, 7 days); files that were sent for it count only where the interface states a time.
 */
export type TaskLives = { linkMs?: number; recordMs?: number; inputsMs?: number };

/** All that the room needs to know of a kind: how it is sent, asked about and read. */
export type TaskKind<Request, Answer = never> = {
  kind: RemoteTaskKind;
  /**
   * Sends what is not billed and the request needs, e.g. files, before every try. Resolves with their IDs, which are kept as
   * the `inputs` of the task.
   */
  prepare?(call: TaskCall<Request>): Promise<Record<string, string>>;
  /** Sends the request. Called once, unless the service surely did not take it. */
  submit(call: TaskCall<Request>): Promise<Submission<Answer>>;
  /** Asks how the task is. A kind without it ends with the answer to `submit`. */
  poll?(call: RemoteCall<Request>): Promise<TaskStatus>;
  /**
   * Takes back a task that is in the phase `queued`. Resolves with `gone` where the service had done it meanwhile and deleted the
   * result. A kind, or a request, without it can only be waited for no longer.
   */
  cancel?(call: RemoteCall<Request>): Promise<'cancelled' | 'gone'>;
  /** Whether `cancel` works for that request; by default for all. */
  canCancel?(request: Request): boolean;
  /** Whether the service did what an earlier request asked for, although its answer was lost. */
  isThere?(call: TaskCall<Request>): Promise<boolean>;
  /** Whether the service says that it did this before. A kind that has it can be sent twice without being billed twice. */
  saysDoneBefore?(error: unknown): boolean;
  /** Whether a failed request surely did nothing; by default every one that was answered, or was never sent whole. */
  wasRefused?(error: unknown): boolean;
  /** Removes at the service what `prepare` sent, once the result is here. */
  clear?(call: TaskCall<Request>): Promise<void>;
  /** Added to the data of failures, which words them by what the task makes. */
  failureData?: FailureData;
  lives?: TaskLives;
};
