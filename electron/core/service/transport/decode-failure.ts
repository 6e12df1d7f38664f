import * as z from 'zod';
import { isFailureCode, type FailureCode } from '../../../../shared/domain/failures/failure.ts';
import type { ResponseDetail } from '../../../../shared/domain/failures/details/response-details.ts';
import { type FailureReason, reasonText } from '../../../../shared/domain/failures/reason-text.ts';
import { codeSentence, serviceSaid, serviceSentence } from '../../../../shared/domain/failures/service-sentences.ts';
import { baseRespBodySchema, httpErrorSchema, REASON_HEADER } from '../../../../shared/service-api/error-envelope.ts';
import { textOr } from '../../../../shared/service-api/lenient.ts';
import { codeInMessage, codeMeaning } from '../../../../shared/service-api/service-codes.ts';
import { NO_ANSWER, ServiceFailure, type ServiceFailureFacts } from '../service-failure.ts';
import type { Answer } from './answer.ts';
import { networkSentence, networkStage, type NetworkError } from './network/network-error.ts';

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
export function unusableAnswer(answer: Answer, detail: ResponseDetail, cause?: unknown): ServiceFailure {
  const reason: FailureReason = isWebPage(answer) ? 'web_page' : 'unusable_response';
  const facts = { ...factsOf(answer), reason, detail, isRetryable: false, mayHaveReachedService: true };
  return new ServiceFailure('SERVICE_FAILED', sentenceFor('SERVICE_FAILED', facts), { facts, cause });
}

/** NETWORK_UNREACHABLE with the stage that failed in its words. */
export function networkFailure(error: NetworkError, url: URL): ServiceFailure {
  return new ServiceFailure('NETWORK_UNREACHABLE', networkSentence(error, url.host), {
    facts: {
      ...NO_ANSWER,
      isRetryable: networkStage(error) !== 'tls',
      mayHaveReachedService: error.wasSent,
      host: url.host,
      stage: networkStage(error),
    },
    cause: error,
  });
}

function complaintIn({ status, headers, json }: Answer): Complaint | null {
  const baseResp = baseRespBodySchema.safeParse(json).data?.base_resp ?? null;
  const envelope = httpErrorSchema.safeParse(json).data;
  if (envelope) {
    const { error, request_id: requestId } = envelope;
    return {
      code: codeInMessage(error.message) ?? baseResp?.status_code ?? null,
      message: error.message,
      reason: isFailureCode(error.reason) ? error.reason : null,
      requestId,
    };
  }
  const code = baseResp?.status_code ?? null;
  if (code !== null && code !== 0) {
    const stated = headers[REASON_HEADER];
    const reason = isFailureCode(stated) ? stated : null;
    return { code, message: baseResp?.status_msg ?? '', reason, requestId: null };
  }
  // Code 0 together with an HTTP error is no success; the status decides then.
  return status >= 400 ? { code: null, message: plainMessage(json), reason: null, requestId: null } : null;
}

/** What gateways and other servers say in JSON of their own. */
function plainMessage(json: unknown): string {
  const { error, message, detail } = plainErrorSchema.safeParse(json).data ?? {};
  return error || message || detail || '';
}
const plainErrorSchema = z.looseObject({ error: textOr(''), message: textOr(''), detail: textOr('') });

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
  if (code === 'SERVICE_FAILED' && !codeSentence(complaint.code)) facts.reason = reasonOf(answer);
  return new ServiceFailure(code, sentenceFor(code, facts), { facts });
}

function classify(status: number, complaint: Complaint): { code: FailureCode; isRetryable: boolean } {
  if (complaint.reason) {
    const isRetryable = RETRYABLE_STATUSES.includes(status) && !['DISK_FULL', 'INTERNAL'].includes(complaint.reason);
    return { code: complaint.reason, isRetryable };
  }
  const byCode = complaint.code === null ? null : classifyCode(complaint.code);
  return byCode ?? classifyStatus(status);
}

function classifyCode(code: number): { code: FailureCode; isRetryable: boolean } | null {
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
      return { code: 'SERVICE_FAILED', isRetryable: false };
    case 'other':
      return null;
  }
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
  KEY_REJECTED: 'The service rejected the API key. Check the key, and that it was issued for this address.',
  BALANCE_TOO_LOW: 'Your account is out of credit or quota.',
  RATE_LIMITED: 'Rate limit reached. Try again later.',
  FILE_TOO_LARGE: 'The file is larger than the service accepts. Choose a smaller file.',
  AUDIO_TOO_LONG: 'The recording is longer than the service accepts per request.',
  LANGUAGE_UNSUPPORTED: 'The service doesn’t support this language.',
  CONTENT_REFUSED: 'The service rejected this content. Change it and try again.',
};

function sentenceFor(code: FailureCode, facts: ServiceFailureFacts): string {
  const known = codeSentence(facts.serviceCode) ?? SENTENCES[code];
  return known ? `${known}${serviceSaid(facts)}` : (reasonText(facts) ?? serviceSentence(facts));
}

/** What an answer is that no service gives. */
function reasonOf(answer: Answer): FailureReason | null {
  if (answer.status >= 300 && answer.status < 400) return 'redirect';
  return isWebPage(answer) && answer.status < 500 ? 'web_page' : null;
}

/** Whether an answer is HTML: some other server, a gateway or the login page of a network. */
function isWebPage({ headers, text, json }: Answer): boolean {
  if (json !== undefined) return false;
  return /^text\/html\b/i.test(headers['content-type'] ?? '') || /^\s*<(!doctype|html)\b/i.test(text);
}
