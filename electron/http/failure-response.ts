import { type FailureCode, failureRecord } from '../../shared/domain/failures/failure.ts';

const STATUSES: Partial<Record<FailureCode, number>> = {
  CANCELLED: 499,
  CONFLICT: 409,
  DISK_FULL: 507,
  FILE_MISSING: 404,
  FILE_TOO_LARGE: 413,
  FOLDER_READ_ONLY: 507,
  INTERNAL: 500,
  NOT_FOUND: 404,
};

/** A failure as JSON `{ code, message, data }` with a fitting status; what was not foreseen keeps its message to itself. */
export function failureResponse(error: unknown): Response {
  const failure = failureRecord(error);
  const isUnforeseen = failure.code === 'INTERNAL';
  const body = isUnforeseen
    ? { code: failure.code, message: 'Something went wrong in Atelier. Details are in the log.', data: {} }
    : failure;
  return Response.json(body, { status: STATUSES[failure.code] ?? 422 });
}
