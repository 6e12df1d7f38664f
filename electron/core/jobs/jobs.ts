import type { ItemId, JobId } from '../../../shared/domain/ids.ts';
import type { Job } from '../../../shared/domain/jobs/job.ts';
import type { QueueState, RateUse, WhenDone } from '../../../shared/domain/jobs/job-facts.ts';
import type { LogFormat } from './export-log.ts';
import type { MoveTo } from './queue/job-order.ts';

/** The task centre: what runs, waits, has ended. */
export interface Jobs {
  /** Newest first; unfinished ones are always in the list. */
  list(input: { limit: number }): Job[];
  /** Throws NOT_FOUND. */
  get(input: { id: JobId }): Job;
  /** Stops the job; what is finished stays. Does nothing to a job that has ended. Throws NOT_FOUND. */
  cancel(input: { id: JobId }): void;
  cancelAll(): { count: number };
  /**
   * Runs a failed, cancelled or interrupted job on from its last finished part, or one that is done for the results that it
   * could not make. Throws NOT_FOUND, CONFLICT.
   */
  resume(input: { id: JobId }): void;
  /** Takes ended jobs out of the list; an interrupted one ends as cancelled by that. */
  dismiss(input: { ids: JobId[] }): void;
  /** Shows what the job has written outside the library in the file manager. Throws NOT_FOUND, FILE_MISSING. */
  reveal(input: { id: JobId }): void;
  /** What follows when the job is done, null for nothing. Throws NOT_FOUND, CONFLICT with `task_ended`. */
  setWhenDone(input: { id: JobId; step: WhenDone | null }): void;
  /** Whether anything of this program is queued, running or waiting: its files are not to be moved. */
  hasActive(): boolean;
  /** Whether anything of this program runs, or will without anybody's doing: the question before quitting. */
  hasRunning(): boolean;
  /**
   * Writes all tasks that are remembered (90 days), dismissed ones too, into a folder that the user chooses. Null where they
   * chose none. Throws DISK_FULL, FOLDER_READ_ONLY.
   */
  exportLog(input: { format: LogFormat }): Promise<{ fileName: string; folder: string } | null>;
  queue(): QueueState;
  /** Rates of requests to the cloud that are in use or refused at this moment. */
  rates(): RateUse[];
  /** Nothing begins while the queue is paused; what runs is not interrupted. */
  setPaused(input: { isPaused: boolean }): void;
  /** Moves a job that has not begun. Throws NOT_FOUND, CONFLICT with `not_queued`. */
  move(input: { id: JobId; to: MoveTo }): void;
  /** Keeps a job from beginning until it is let go. Throws NOT_FOUND, CONFLICT with `not_queued`. */
  hold(input: { id: JobId; isHeld: boolean }): void;
  /** Lets a job that is held, or waits for the network or a key, begin in its turn. Throws NOT_FOUND, CONFLICT with `not_queued`. */
  tryNow(input: { id: JobId }): void;
  /** The system says that it is online: jobs that wait for the network try at once. */
  networkReturned(): void;
  /** Gives a job of the cloud that has not begun, or waits, to the local engine. Throws NOT_FOUND, CONFLICT with `not_queued`, `not_local`. */
  runLocally(input: { id: JobId }): void;
  /** All items that came of it so far and are still there. */
  itemsOf(input: { id: JobId }): ItemId[];
  /** Resolves with the job once it is done, failed or cancelled. */
  whenEnded(input: { id: JobId; signal?: AbortSignal | undefined }): Promise<Job>;
}
