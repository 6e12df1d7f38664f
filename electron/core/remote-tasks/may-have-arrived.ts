import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import { ServiceFailure } from '../service/service-failure.ts';

/** Whether a failed request may have been received whole, so that it may be billed although no answer came. */
export function mayHaveArrived(error: unknown): boolean {
  if (error instanceof ServiceFailure) return error.mayHaveReachedService;
  return failureRecord(error).code === 'CANCELLED';
}

/**
 * Whether a failed request surely did nothing. An error of the service itself may come after the work, so this is for kinds
 * whose work can be looked for.
 */
export function surelyDidNothing(error: unknown): boolean {
  if (mayHaveArrived(error)) return false;
  if (!(error instanceof ServiceFailure) || error.httpStatus === null) return true;
  return !error.isRetryable || error.code === 'RATE_LIMITED';
}
