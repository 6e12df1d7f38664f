/** Codes of the failures that core and engine know; the renderer switches on them, so a code never changes its meaning. */
export const FAILURE_CODES = [
  'ADDRESS_UNCONFIRMED',
  'AUDIO_EMPTY',
  'AUDIO_UNREADABLE',
  'AUDIO_TRUNCATED',
  'AUDIO_DAMAGED',
  'AUDIO_NO_TRACK',
  'AUDIO_CODEC_UNSUPPORTED',
  'AUDIO_TOO_LONG',
  'CANCELLED',
  'CONFIRMATION_NEEDED',
  'CONFLICT',
  'DISK_FULL',
  'ENGINE_UNAVAILABLE',
  'FILE_CHANGED',
  'FILE_MISSING',
  'FILE_TOO_LARGE',
  'FOLDER_READ_ONLY',
  'INTERNAL',
  'INVALID_INPUT',
  'KEY_MISSING',
  'KEY_REJECTED',
  'BALANCE_TOO_LOW',
  'CONTENT_REFUSED',
  'LANGUAGE_UNSUPPORTED',
  'NETWORK_UNREACHABLE',
  'NOT_FOUND',
  'NO_KEYCHAIN',
  'RATE_LIMITED',
  'SERVICE_FAILED',
  'WORKER_DIED',
] as const;

/** Stable code of a failure. */
export type FailureCode = (typeof FAILURE_CODES)[number];

/** Codes that say too little by themselves: `reason` in their data names what is wrong (see failures/reason-text.ts). */
export type ReasonedCode = 'CONFLICT' | 'INVALID_INPUT' | 'SERVICE_FAILED';

/** Facts that belong to a failure: numbers, names, limits; plain JSON, never a secret. */
export type FailureData = Record<string, string | number | boolean | null | string[]>;

/** A failure as it is stored with a job and sent to the renderer. `requestId` is the service's trace id where there is one. */
export type FailureRecord = { code: FailureCode; message: string; data: FailureData };

/**
 * The only error class that crosses a boundary. `message` is a full English sentence for logs; window and command line
 * write their words from `code` and `data` (see failures/failure-text.ts). Codes that need a reason are made by
 * reasonedFailure.
 */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly data: FailureData;

  constructor(
    code: Exclude<FailureCode, ReasonedCode>,
    message: string,
    data: FailureData = {},
    options?: { cause?: unknown },
  ) {
    super(message, options);
    this.name = 'Failure';
    this.code = code;
    this.data = data;
  }

  /** The error of a failure that was stored, came from elsewhere or is about another one. */
  static of({ code, message, data }: FailureRecord, options?: { cause?: unknown }): Failure {
    return new Failure(code as Exclude<FailureCode, ReasonedCode>, message, data, options);
  }
}

/** The failure inside an unknown error, or INTERNAL with its message. Duck-typed: class identity is lost between bundles and threads. */
export function failureRecord(error: unknown): FailureRecord {
  if (error instanceof Error && 'code' in error && isFailureCode(error.code)) {
    const data =
      'data' in error && typeof error.data === 'object' && error.data !== null ? (error.data as FailureData) : {};
    return { code: error.code, message: error.message, data };
  }
  return { code: 'INTERNAL', message: error instanceof Error ? error.message : String(error), data: {} };
}

/** Whether an error carries one of FAILURE_CODES. Duck-typed, as failureRecord is. */
export const isFailure = (error: unknown): error is Failure =>
  error instanceof Error && 'code' in error && isFailureCode(error.code);

/** Whether `value` is one of FAILURE_CODES. */
export function isFailureCode(value: unknown): value is FailureCode {
  return typeof value === 'string' && (FAILURE_CODES as readonly string[]).includes(value);
}
