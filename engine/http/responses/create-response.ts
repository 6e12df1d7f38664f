import type { ResponseObject } from '../../../shared/service-api/responses/response-object.ts';
import { countInput } from '../../assistant/count-input.ts';
import type { EngineContext } from '../exchange.ts';
import { newResponse } from './answer/new-response.ts';
import { readRequest, type ResponseDeps } from './request/read-request.ts';
import { responseEvents, type ResponseEvent } from './answer/response-events.ts';
import { responseStream } from './answer/response-stream.ts';

/** `POST /v1/responses` (service.md; gaps.md G6, G7, G19, G20). */
export const createResponse =
  (deps: ResponseDeps) =>
  async (context: EngineContext): Promise<Response> => {
    const { body, request } = await readRequest(context, deps);
    await context.get('begin')(body.service_tier === 'priority');
    const stopping = new AbortController();
    const signal = AbortSignal.any([context.get('gone'), stopping.signal]);
    const answer = await deps.assistant.begin({ ...request, signal });
    const traceId = context.get('traceId');
    let failure: { error: unknown } | null = null;
    const events = responseEvents(answer, {
      response: newResponse({
        id: `resp_${traceId}`,
        createdAtMs: deps.now(),
        model: answer.model ?? body.model,
        body,
        effort: request.effort,
        callsInParallel: answer.callsInParallel ?? false,
      }),
      inputTokens: countInput(request),
      onError(error, hasOutput) {
        if (signal.aborted) return;
        if (body.stream || hasOutput) deps.onError(error, traceId);
        else failure = { error };
      },
    });
    if (body.stream) return responseStream(events, () => stopping.abort());
    const response = await lastOf(events);
    // Nothing was answered: an ordinary error says more to a client than an answer without output.
    if (failure) throw (failure as { error: unknown }).error;
    return context.json(response);
  };

async function lastOf(events: AsyncIterable<ResponseEvent>): Promise<ResponseObject> {
  let last: ResponseEvent | null = null;
  for await (const event of events) last = event;
  return last?.['response'] as ResponseObject;
}

/** `POST /v1/responses/input_tokens`: how many tokens a request would count (gaps.md G20). */
export const countInputTokens =
  (deps: ResponseDeps) =>
  async (context: EngineContext): Promise<Response> => {
    const { request } = await readRequest(context, deps);
    return context.json({ object: 'response.input_tokens', input_tokens: countInput(request) });
  };
