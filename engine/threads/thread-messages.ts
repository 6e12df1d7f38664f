import type { FailureRecord } from '../../shared/domain/failures/failure.ts';

/** A piece of work for a thread of a pool. */
export type ThreadRequest<Task> = { id: number; task: Task };

/** What a thread answers to the request with the same id. */
export type ThreadReply<Result> = { id: number; result: Result } | { id: number; failure: FailureRecord };
