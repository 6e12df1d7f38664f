import { Failure, type FailureCode, type ReasonedCode } from '../../../shared/domain/failures/failure.ts';
import type { ResponseDetail } from '../../../shared/domain/failures/details/response-details.ts';
import type { FailureReason } from '../../../shared/domain/failures/reason-text.ts';

/** What is known about a failed request besides its code. */
export type ServiceFailureFacts = {
  /** Null where no answer came. */
  httpStatus: number | null;
  /** Internal code of the service, where it sent one. */
  serviceCode: number | null;
  /** The service's own words, shortened, without the key. */
  serviceMessage: string | null;
  /** Trace id, for support. */
  requestId: string | null;
  /** How long the service asks to wait. */
  retryAfterMs: number | null;
  /** Whether the same request may succeed later. */
  isRetryable: boolean;
  /** Whether the whole request may have been received, so that it may be billed although no answer came. */
  mayHaveReachedService: boolean;
  /** What exactly is wrong, where the codes of the service do not say it. */
  reason: FailureReason | null;
  /** What is wrong with an answer that cannot be used. */
  detail: ResponseDetail | null;
  /** Host that could not be reached, and what failed on the way to it. */
  host: string | null;
  stage: 'name' | 'tls' | 'reach' | null;
};

/** The one shape of everything that goes wrong with the service: both envelopes, `base_resp`, other bodies, the network. */
export class ServiceFailure extends Failure {
  readonly httpStatus: number | null;
  readonly requestId: string | null;
  readonly retryAfterMs: number | null;
  readonly isRetryable: boolean;
  readonly mayHaveReachedService: boolean;

  constructor(code: FailureCode, message: string, options: { facts: ServiceFailureFacts; cause?: unknown }) {
    super(code as Exclude<FailureCode, ReasonedCode>, message, { ...options.facts }, { cause: options.cause });
    this.name = 'ServiceFailure';
    this.httpStatus = options.facts.httpStatus;
    this.requestId = options.facts.requestId;
    this.retryAfterMs = options.facts.retryAfterMs;
    this.isRetryable = options.facts.isRetryable;
    this.mayHaveReachedService = options.facts.mayHaveReachedService;
  }
}

/** Facts of a failure before any answer came. */
export const NO_ANSWER: ServiceFailureFacts = {
  httpStatus: null,
  serviceCode: null,
  serviceMessage: null,
  requestId: null,
  retryAfterMs: null,
  isRetryable: false,
  mayHaveReachedService: false,
  reason: null,
  detail: null,
  host: null,
  stage: null,
};
