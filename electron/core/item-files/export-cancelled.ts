import { Failure } from '../../../shared/domain/failures/failure.ts';

/** An export that its caller no longer wants. */
export const exportCancelled = (): Failure => new Failure('CANCELLED', 'The export was cancelled.');
