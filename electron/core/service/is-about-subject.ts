import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import { ServiceFailure } from './service-failure.ts';

/**
 * Whether the service itself answered about the task, voice or file that was named, e.g. that it does not exist: not about the
 * account or its own state, and not another server in its place.
 */
export function isAboutSubject(error: unknown): boolean {
  if (!(error instanceof ServiceFailure) || error.httpStatus === null || error.isRetryable) return false;
  const { code, data } = failureRecord(error);
  return !['KEY_REJECTED', 'BALANCE_TOO_LOW'].includes(code) && (data['reason'] ?? null) === null;
}
