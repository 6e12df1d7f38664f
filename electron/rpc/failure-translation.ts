import { randomUUID } from 'node:crypto';
import { ORPCError, ValidationError } from '@orpc/server';
import { type FailureData, failureRecord } from '../../shared/domain/failures/failure.ts';
import { reasonText } from '../../shared/domain/failures/reason-text.ts';
import type { Log } from '../core/host-ports.ts';

/**
 * Any error as the contract's FAILURE. Known failures cross as they are. Input that does not fit the contract becomes
 * INVALID_INPUT with the places that are wrong. Everything else becomes INTERNAL with an incident id; what it was stays
 * in the log under that id.
 */
export function translatedFailure(
  error: unknown,
  { procedure, log, signal }: { procedure: string; log: Log; signal?: AbortSignal | undefined },
): ORPCError<'FAILURE', unknown> {
  if (error instanceof ORPCError && error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError) {
    const places = error.cause.issues.map((issue) => issue.path?.map(String).join('.') || 'input');
    const data = { places, reason: 'invalid_request' };
    return failure({ code: 'INVALID_INPUT', message: reasonText(data) ?? '', data, incidentId: null });
  }
  // Whoever asked has left while core worked: nothing went wrong. An abort that nobody asked for is an error like others.
  if (signal?.aborted && error instanceof Error && error.name === 'AbortError') {
    return failure({ code: 'CANCELLED', message: 'Stopped.', data: {}, incidentId: null });
  }
  const record = failureRecord(error);
  if (record.code !== 'INTERNAL') return failure({ ...record, incidentId: null });
  const incidentId = randomUUID();
  const stack = error instanceof Error ? error.stack : undefined;
  log.error('A procedure failed', { incidentId, procedure, reason: record.message, stack });
  const message = 'Something went wrong in Atelier. Details are in the log under this incident ID.';
  return failure({ code: 'INTERNAL', message, data: {}, incidentId });
}

function failure(data: { code: string; message: string; data: FailureData; incidentId: string | null }) {
  return new ORPCError('FAILURE', { status: 400, message: data.message, data });
}
