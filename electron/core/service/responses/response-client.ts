import {
  responseAnswerSchema,
  responseEventSchema,
  type WireResponse,
  type WireResponseItem,
} from '../../../../shared/service-api/responses/response-answer.ts';
import { RESPONSES_PATH } from '../../../../shared/service-api/responses/response-request.ts';
import type { IncompleteReason } from '../../../../shared/domain/conversation/message.ts';
import { failureIn, unusableAnswer } from '../transport/decode-failure.ts';
import { readEventStream } from '../transport/event-stream.ts';
import { jsonBody } from '../transport/bodies/json-body.ts';
import { bareAnswer, type OpenAnswer } from '../transport/open-answer.ts';
import type { Operation, ServiceConnection } from '../transport/service-connection.ts';
import { AnswerReader } from './answer-reader.ts';
import { responseBody } from './response-body.ts';
import type { ResponseCall, ResponseEnd, ResponsePiece, ServiceResponses } from './response-service.ts';

/** A model may think for minutes before its first word. */
const IDLE_TIMEOUT_MS = 10 * 60 * 1000;
const TERMINAL: readonly string[] = ['response.completed', 'response.incomplete', 'response.failed'];

/** `POST /v1/responses` (service.md; gaps.md G6, G7, G19, G20). */
export function createResponseClient(connection: ServiceConnection): ServiceResponses {
  return {
    async create(request) {
      const wire = await connection.json(operationOf(request, false), responseAnswerSchema, request);
      const { output } = wire;
      return {
        ...endOf(wire),
        text: wire.output_text || output.map(textOf('message')).join(''),
        reasoning: output
          .map(textOf('reasoning'))
          .filter((text) => text !== '')
          .join('\n'),
        calls: output.flatMap((item, index) => (item.type === 'function_call' ? [callOf(item, index)] : [])),
      };
    },
    async *stream(request) {
      yield* readPieces(await connection.open(operationOf(request, true), request));
    },
  };
}

function operationOf(request: ResponseCall, isStreamed: boolean): Operation {
  const { model } = request;
  const body = async () => jsonBody(responseBody(request, isStreamed));
  return { method: 'POST', path: RESPONSES_PATH, model, idleTimeoutMs: IDLE_TIMEOUT_MS, body };
}

const textOf = (type: 'message' | 'reasoning') => (item: WireResponseItem) =>
  item.type === type ? [...item.summary, ...item.content].map(({ text }) => text).join('') : '';

const callOf = ({ call_id, name, arguments: args }: WireResponseItem, index: number) => ({
  callId: call_id ?? `call_${index}`,
  name,
  arguments: args,
});

function endOf({ model, usage, status, incomplete_details: details }: WireResponse): ResponseEnd {
  return {
    model,
    usage: usage && {
      inputTokens: usage.input_tokens,
      cachedTokens: usage.input_tokens_details?.cached_tokens ?? 0,
      outputTokens: usage.output_tokens,
      reasoningTokens: usage.output_tokens_details?.reasoning_tokens ?? 0,
    },
    incomplete: status === 'incomplete' ? reasonOf(details?.reason ?? null) : null,
  };
}

const REASONS: readonly IncompleteReason[] = ['max_output_tokens', 'content_filter'];
const reasonOf = (reason: string | null): IncompleteReason => REASONS.find((known) => known === reason) ?? 'other';

/**
 * Pieces until the terminal event. A stream that ends without one is a failure; what came before was handed over. What the terminal
 * event has and no delta told (gateways that drop events) is handed over before the end.
 */
async function* readPieces(open: OpenAnswer): AsyncGenerator<ResponsePiece, void, undefined> {
  const reader = new AnswerReader();
  try {
    for await (const event of readEventStream(open, responseEventSchema)) {
      yield* reader.read(event);
      if (event.type === 'error') throw failureOf(open, event);
      if (!TERMINAL.includes(event.type)) continue;
      const { response } = event;
      if (response) yield* reader.missing(response.output);
      if (event.type === 'response.failed') throw failureOf(open, response?.error ?? { code: '', message: '' });
      const status = event.type === 'response.incomplete' ? 'incomplete' : 'completed';
      yield { kind: 'end', ...endOf({ ...(response ?? responseAnswerSchema.parse({})), status }) };
      return;
    }
    throw unusableAnswer(bareAnswer(open), 'early_end');
  } finally {
    open.response.body.destroy();
  }
}

/** What a service says on the way, as if it were the body of a refusal. */
function failureOf(open: OpenAnswer, { code, message }: { code: string; message: string }): Error {
  const answer = bareAnswer(open);
  const json = { error: { type: code, message } };
  return failureIn({ ...answer, json }) ?? unusableAnswer(answer, 'early_end');
}
