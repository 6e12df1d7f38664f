import { REASON_HEADER } from '../../shared/service-api/error-envelope.ts';
import { RESPONSES_PATH } from '../../shared/service-api/responses/response-request.ts';
import { SPEECH_PATH } from '../../shared/service-api/speech/speech.ts';
import { ERROR_TYPES } from '../../shared/service-api/service-codes.ts';
import type { EngineContext } from './exchange.ts';
import { type ServiceError, serviceErrorOf } from './service-error.ts';

/** The `base_resp` of success. */
export const SUCCESS = { status_code: 0, status_msg: 'success' } as const;

/** Operations that report errors in the HTTP-status envelope alone; all others answer with `base_resp`. */
function usesStatusEnvelope(path: string): boolean {
  const isOfResponses = path === RESPONSES_PATH || path.startsWith(`${RESPONSES_PATH}/`);
  return isOfResponses || path === '/v1/speech_to_text' || path.startsWith('/v1/local/') || path.startsWith('/v2/');
}

/** Whoever asks for bytes would take an answer of 200 for them (gaps.md part 2, file content). */
const hasNoEnvelope = (path: string): boolean => path === '/v1/files/retrieve_content';

/** The HTTP-status envelope of an error (service.md, Error envelope). */
export function statusEnvelope(error: ServiceError, traceId: string): Record<string, unknown> {
  const message = error.code === null ? error.message : `${error.message} (${error.code})`;
  return {
    type: 'error',
    error: {
      type: ERROR_TYPES[error.status] ?? 'bad_request_error',
      message,
      http_code: String(error.status),
      ...(error.reason ? { reason: error.reason } : {}),
    },
    request_id: traceId,
  };
}

/**
 * The reply to an error. Business errors of v1 operations travel as HTTP 200 with `base_resp`; what keeps its status
 * there (401, 413, 429, 500, and all errors of file content) carries both envelopes, so that clients of either kind understand it (gaps.md G25).
 */
export function errorResponse(context: EngineContext, thrown: unknown): Response {
  const error = serviceErrorOf(thrown);
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (error.retryAfterSeconds !== undefined) headers.set('Retry-After', String(error.retryAfterSeconds));
  if (error.reason) headers.set(REASON_HEADER, error.reason);
  const envelope = statusEnvelope(error, context.get('traceId'));
  if (usesStatusEnvelope(context.req.path)) return json(envelope, error.status, headers);
  const baseResp = { status_code: error.code ?? 2013, status_msg: error.message };
  const isBusiness = (error.status === 400 || error.status === 422) && !error.keepsStatus;
  const keepsStatus = !isBusiness || hasNoEnvelope(context.req.path);
  if (!keepsStatus) return json({ ...emptyResult(context), base_resp: baseResp }, 200, headers);
  return json({ ...envelope, base_resp: baseResp }, error.status, headers);
}

/** A failed synthesis has the shape of a result whose data is null, for which callers must be ready (service.md). */
function emptyResult(context: EngineContext): Record<string, unknown> {
  return context.req.path === SPEECH_PATH ? { data: null, trace_id: context.get('traceId') } : {};
}

function json(body: unknown, status: number, headers: Headers): Response {
  return new Response(JSON.stringify(body), { status, headers });
}
