import { ORPCError } from '@orpc/client';
import { type FailureRecord, failureRecord, isFailureCode } from '../../../shared/domain/failures/failure.ts';

/** A failure as the renderer shows it. `incidentId` names the line in the log when the code is INTERNAL. */
export type ApiFailure = FailureRecord & { incidentId: string | null };

/** The failure inside whatever a call threw; anything unknown becomes INTERNAL with its message. */
export function apiFailure(error: unknown): ApiFailure {
  if (error instanceof ORPCError) {
    const data: unknown = error.data;
    if (isFailureBody(data)) {
      const code = isFailureCode(data.code) ? data.code : 'INTERNAL';
      return {
        code,
        message: data.message,
        data: data.data as FailureRecord['data'],
        incidentId: data.incidentId,
      };
    }
  }
  return { ...failureRecord(error), incidentId: null };
}

type FailureBody = { code: string; message: string; data: Record<string, unknown>; incidentId: string | null };

function isFailureBody(value: unknown): value is FailureBody {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value && 'data' in value;
}

/** The service's trace id of a failure, for “Copy request ID”; falls back to the incident id of our own log. */
export function failureReference(failure: FailureRecord & { incidentId?: string | null }): string | null {
  const { requestId } = failure.data;
  return typeof requestId === 'string' && requestId !== '' ? requestId : (failure.incidentId ?? null);
}
