import { isFailureCode, type FailureCode } from '../../../../shared/domain/failure.ts';
import { baseRespBodySchema, httpErrorSchema } from '../../../../shared/service-api/error-envelope.ts';
import { codeInMessage, codeMeaning } from '../../../../shared/service-api/service-codes.ts';
import { NO_ANSWER, ServiceFailure, type ServiceFailureFacts } from '../service-failure.ts';
import type { Answer } from './answer.ts';
import { networkSentence, networkStage, type NetworkError } from './network-error.ts';

type Complaint = { code: number | null; message: string; reason: FailureCode | null; requestId: string | null };

const LONGEST_MESSAGE = 500;
const LONGEST_ID = 200;
const RETRYABLE_STATUSES = [408, 429, 500, 502, 503, 504, 529];

/** The failure that an answer reports in whatever way, or null when it reports none. */
export function failureIn(answer: Answer): ServiceFailure | null {
  const complaint = complaintIn(answer);
  const isSuccess = answer.status >= 200 && answer.status < 300;
  if (isSuccess && !complaint) return null;
  return toFailure(answer, complaint ?? { code: null, message: '', reason: null, requestId: null });
}

/** A failure about an answer that claims success but cannot be understood. */
export function unusableAnswer(answer: Answer, what: string): ServiceFailure {
  return new ServiceFailure('SERVICE_FAILED', `The service sent an answer that cannot be used: ${what}.`, {
    facts: { ...factsOf(answer), isRetryable: false, mayHaveReachedService: true },
  });
}

/** NETWORK_UNREACHABLE with the stage that failed in its words. */
export function networkFailure(error: NetworkError, url: URL): ServiceFailure {
  return new ServiceFailure('NETWORK_UNREACHABLE', networkSentence(error, url.host), {
    facts: {
      ...NO_ANSWER,
      isRetryable: networkStage(error) !== 'tls',
      mayHaveReachedService: error.wasSent,
    },
    cause: error,
  });
}

function complaintIn({ status, json }: Answer): Complaint | null {
  const baseResp = baseRespBodySchema.safeParse(json);
  const envelope = httpErrorSchema.safeParse(json);
  if (envelope.success) {
    const { error, request_id: requestId } = envelope.data;
    const inner = baseResp.success ? baseResp.data.base_resp.status_code : null;
    return {
      code: codeInMessage(error.message) ?? inner,
      message: error.message,
      reason: isFailureCode(error.reason) ? error.reason : null,
      requestId: requestId ?? null,
    };
  }
  if (!baseResp.success) return null;
  const { status_code: code, status_msg: message } = baseResp.data.base_resp;
  // Code 0 together with an HTTP error is no success; the status decides then.
  if (code === 0) return status >= 400 ? { code: null, message: '', reason: null, requestId: null } : null;
  return { code, message, reason: null, requestId: null };
}

function toFailure(answer: Answer, complaint: Complaint): ServiceFailure {
  const { code, isRetryable } = classify(answer.status, complaint);
  const facts: ServiceFailureFacts = {
    ...factsOf(answer),
    serviceCode: complaint.code,
    serviceMessage: shortened(complaint.message) || null,
    requestId: complaint.requestId?.slice(0, LONGEST_ID) ?? traceIdOf(answer),
    isRetryable,
    mayHaveReachedService: false,
  };
  return new ServiceFailure(code, sentenceFor(code, facts, answer), { facts });
}

function classify(status: number, complaint: Complaint): { code: FailureCode; isRetryable: boolean } {
  if (complaint.reason) {
    const isRetryable = RETRYABLE_STATUSES.includes(status) && !['DISK_FULL', 'INTERNAL'].includes(complaint.reason);
    return { code: complaint.reason, isRetryable };
  }
  const byCode = complaint.code === null ? null : classifyCode(complaint.code, complaint.message);
  return byCode ?? classifyStatus(status);
}

function classifyCode(code: number, message: string): { code: FailureCode; isRetryable: boolean } | null {
  switch (codeMeaning(code)) {
    case 'key':
      return { code: 'KEY_REJECTED', isRetryable: false };
    case 'balance':
    case 'plan':
      return { code: 'BALANCE_TOO_LOW', isRetryable: false };
    case 'rate':
      return { code: 'RATE_LIMITED', isRetryable: true };
    case 'content':
      return { code: 'CONTENT_REFUSED', isRetryable: false };
    case 'busy':
      return { code: 'SERVICE_FAILED', isRetryable: true };
    case 'input':
      return { code: inputFailure(message), isRetryable: false };
    case 'other':
      return null;
  }
}

/** The interface has one number for all bad input; only its words tell more. */
function inputFailure(message: string): FailureCode {
  if (/\b500 ?s|duration|too long/i.test(message)) return 'AUDIO_TOO_LONG';
  return /\blanguage\b/i.test(message) ? 'LANGUAGE_UNSUPPORTED' : 'SERVICE_FAILED';
}

function classifyStatus(status: number): { code: FailureCode; isRetryable: boolean } {
  const isRetryable = RETRYABLE_STATUSES.includes(status);
  const codes: Record<number, FailureCode> = {
    401: 'KEY_REJECTED',
    402: 'BALANCE_TOO_LOW',
    413: 'FILE_TOO_LARGE',
    422: 'CONTENT_REFUSED',
    429: 'RATE_LIMITED',
  };
  return { code: codes[status] ?? 'SERVICE_FAILED', isRetryable };
}

function factsOf(answer: Answer): ServiceFailureFacts {
  return {
    ...NO_ANSWER,
    httpStatus: answer.status,
    requestId: traceIdOf(answer),
    retryAfterMs: retryAfterMs(answer.headers['retry-after']),
  };
}

/** The id that the service gave a request, from the header or the body. */
export function traceIdOf({ headers, json }: Pick<Answer, 'headers' | 'json'>): string | null {
  const header = headers['trace-id'];
  if (typeof header === 'string' && header !== '') return header.slice(0, LONGEST_ID);
  const inBody = typeof json === 'object' && json !== null && 'trace_id' in json ? json.trace_id : null;
  return typeof inBody === 'string' && inBody !== '' ? inBody.slice(0, LONGEST_ID) : null;
}

/** `Retry-After` in seconds or as a date. */
function retryAfterMs(value: string | undefined): number | null {
  if (!value) return null;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : Math.max(0, time - Date.now());
}

function shortened(message: string): string {
  return message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message;
}

const SENTENCES: Partial<Record<FailureCode, string>> = {
  KEY_REJECTED: 'The service does not accept the key. Check it, and that it belongs to the region of the address.',
  BALANCE_TOO_LOW: 'The balance or the quota of the account is used up.',
  RATE_LIMITED: 'The service is asked too often at the moment. Try again later.',
  FILE_TOO_LARGE: 'The file is larger than the service accepts.',
  AUDIO_TOO_LONG: 'The recording is longer than the service accepts in one piece.',
  LANGUAGE_UNSUPPORTED: 'The service does not support this language.',
  CONTENT_REFUSED: 'The service refuses this content.',
};

function sentenceFor(code: FailureCode, facts: ServiceFailureFacts, answer: Answer): string {
  const said = facts.serviceMessage ? ` It says: ${facts.serviceMessage}` : '';
  const known = SENTENCES[code];
  if (known) return `${known}${said}`;
  if (answer.status >= 300 && answer.status < 400) {
    return `The service answers with a redirect (HTTP ${answer.status}), which is not followed. Check the address.`;
  }
  return `The service could not do this (HTTP ${answer.status}).${said}`;
}
