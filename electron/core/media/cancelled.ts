import { Failure } from '../../../shared/domain/failures/failure.ts';

/** The failure of work that was cancelled. */
export const cancelled = (): Failure => new Failure('CANCELLED', 'Cancelled.');
