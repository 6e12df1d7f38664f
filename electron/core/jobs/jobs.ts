import type { JobId } from '../../../shared/domain/ids.ts';
import type { Job } from '../../../shared/domain/job.ts';

/** The task centre: what runs, waits, has ended. */
export interface Jobs {
  /** Newest first; unfinished ones are always in the list. */
  list(input: { limit: number }): Job[];
  /** Throws NOT_FOUND. */
  get(input: { id: JobId }): Job;
  /** Stops the job; what is finished stays. Does nothing to a job that has ended. Throws NOT_FOUND. */
  cancel(input: { id: JobId }): void;
  cancelAll(): { count: number };
  /** Runs a failed, cancelled or interrupted job on from its last finished part. Throws NOT_FOUND, CONFLICT. */
  resume(input: { id: JobId }): void;
  /** Takes ended jobs out of the list; an interrupted one ends as cancelled by that. */
  dismiss(input: { ids: JobId[] }): void;
  /** Whether anything is queued, running or waiting: the question before quitting. */
  hasActive(): boolean;
  /** Resolves with the job once it is done, failed or cancelled. */
  whenEnded(input: { id: JobId; signal?: AbortSignal | undefined }): Promise<Job>;
}
