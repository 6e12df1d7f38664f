import { failureRecord, type FailureCode } from '../../shared/domain/failures/failure.ts';
import { STATUS_CODES } from '../../shared/service-api/service-codes.ts';

/** More about a ServiceError. `reason` is the stable code that our own client switches on. */
type ServiceErrorExtras = {
  reason?: FailureCode;
  /** Internal code where it is not the usual one of the status. */
  code?: number;
  /** Keeps the HTTP status also where the v1 envelope would say 200. */
  keepsStatus?: boolean;
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** An error as the interface reports it: an HTTP status and an internal code. `message` is for people, without the code. */
export class ServiceError extends Error {
  readonly status: number;
  /** Internal code; null for 413 and for statuses outside the interface. */
  readonly code: number | null;
  readonly reason: FailureCode | undefined;
  readonly keepsStatus: boolean;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, message: string, extras: ServiceErrorExtras = {}) {
    super(message, { cause: extras.cause });
    this.name = 'ServiceError';
    this.status = status;
    this.code = extras.code ?? STATUS_CODES[status] ?? null;
    this.reason = extras.reason;
    this.keepsStatus = extras.keepsStatus ?? false;
    this.retryAfterSeconds = extras.retryAfterSeconds;
  }
}

/** 400: the request is wrong in the way that `message` says. */
export const badRequest = (message: string, reason?: FailureCode): ServiceError =>
  new ServiceError(400, message, reason ? { reason } : {});

/** 413 with the counts that the interface asks for; `sizeBytes` is the announced size or what has come in so far. */
export const bodyTooLarge = (sizeBytes: number, maxBytes: number): ServiceError =>
  new ServiceError(413, `Request body of ${sizeBytes} bytes exceeds the limit of ${maxBytes} bytes`, {
    reason: 'FILE_TOO_LARGE',
  });

const STATUS_OF_FAILURE: Partial<Record<FailureCode, number>> = {
  AUDIO_EMPTY: 400,
  AUDIO_UNREADABLE: 400,
  AUDIO_TRUNCATED: 400,
  AUDIO_DAMAGED: 400,
  AUDIO_NO_TRACK: 400,
  AUDIO_CODEC_UNSUPPORTED: 400,
  AUDIO_TOO_LONG: 400,
  INVALID_INPUT: 400,
  LANGUAGE_UNSUPPORTED: 400,
  NOT_FOUND: 400,
  FILE_TOO_LARGE: 413,
};

/** Whatever was thrown as an error of the interface; unknown things become a plain 500 that tells nothing of the inside. */
export function serviceErrorOf(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  const failure = failureRecord(error);
  const status = STATUS_OF_FAILURE[failure.code] ?? 500;
  const message = failure.code === 'INTERNAL' ? 'The engine ran into an internal error' : withoutStop(failure.message);
  return new ServiceError(status, message, { reason: failure.code, cause: error });
}

function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}
