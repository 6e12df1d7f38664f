import { expect, it } from 'vitest';
import { responseBodySchema } from '../../../../shared/service-api/responses/response-request.ts';
import type { AnswerPiece } from '../../../assistant/conversation.ts';
import { ServiceError } from '../../service-error.ts';
import { newResponse } from './new-response.ts';
import { responseEvents } from './response-events.ts';
import { responseStream } from './response-stream.ts';
import type { ResponseObject } from '../../../../shared/service-api/responses/response-object.ts';

const response = () =>
  newResponse({
    id: 'resp_1',
    createdAtMs: 0,
    model: 'm',
    body: responseBodySchema.parse({ model: 'm', input: 'Hello' }),
    effort: null,
    callsInParallel: false,
  });

async function* pieces(list: readonly AnswerPiece[], failure?: Error): AsyncGenerator<AnswerPiece> {
  yield* list;
  if (failure) throw failure;
}

async function events(list: readonly AnswerPiece[], failure?: Error) {
  const failures: unknown[] = [];
  const all = [];
  const answer = { pieces: pieces(list, failure) };
  for await (const event of responseEvents(answer, {
    response: response(),
    inputTokens: 5,
    onError: (error) => failures.push(error),
  })) {
    all.push(event);
  }
  return { all, failures, last: all.at(-1)!['response'] as ResponseObject };
}

it('tells a failure on the way as the last event, with what was answered before', async () => {
  const failure = new ServiceError(500, 'The model went away');
  const { all, failures, last } = await events([{ kind: 'text', delta: 'Half an' }], failure);
  expect(all.at(-1)!.type).toBe('response.failed');
  expect(all.filter(({ type }) => type === 'response.failed' || type === 'response.completed')).toHaveLength(1);
  expect(last).toMatchObject({
    status: 'failed',
    error: { code: 'server_error', message: 'The model went away (1000)' },
  });
  expect(last.output_text).toBe('Half an');
  expect(last.output[0]!.status).toBe('incomplete');
  expect(failures).toEqual([failure]);
});

it('puts calls that come in pieces together, each as an item of its own', async () => {
  const { last } = await events([
    { kind: 'text', delta: 'One moment.' },
    { kind: 'call', call: 0, name: 'first', callId: 'a', delta: '{"x":' },
    { kind: 'call', call: 0, delta: '1}' },
    { kind: 'call', call: 1, name: 'second', delta: '{}' },
  ]);
  expect(last.output.map(({ id, type }) => [id, type])).toEqual([
    ['resp_1_msg', 'message'],
    ['resp_1_fc_0', 'function_call'],
    ['resp_1_fc_1', 'function_call'],
  ]);
  expect(last.output[1]).toMatchObject({ call_id: 'a', name: 'first', arguments: '{"x":1}', status: 'completed' });
});

it('takes the count of a model that counts itself', async () => {
  const tokens = { input: 100, cached: 40, output: 20, reasoning: 5 };
  const { last } = await events([
    { kind: 'text', delta: 'Hi' },
    { kind: 'usage', tokens },
  ]);
  expect(last.usage).toEqual({
    input_tokens: 100,
    input_tokens_details: { cached_tokens: 40 },
    output_tokens: 20,
    output_tokens_details: { reasoning_tokens: 5 },
    total_tokens: 120,
  });
});

it('stops the work when the client hangs up', async () => {
  let isStopped = false;
  let hasEnded = false;
  async function* endless(): AsyncGenerator<AnswerPiece> {
    try {
      for (;;) yield { kind: 'text', delta: 'more ' };
    } finally {
      hasEnded = true;
    }
  }
  const told = responseEvents(
    { pieces: endless() },
    { response: response(), inputTokens: 0, onError: () => undefined },
  );
  const reader = responseStream(told, () => (isStopped = true)).body!.getReader();
  await reader.read();
  await reader.read();
  await reader.read();
  await reader.read();
  await reader.cancel();
  expect([isStopped, hasEnded]).toEqual([true, true]);
});
