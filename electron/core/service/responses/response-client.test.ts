import type { ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { createServiceClients, type ServiceClients } from '../service-clients.ts';
import { type ScriptedServer, startScriptedServer } from '../test-data/scripted-server.ts';
import type { ResponseCall, ResponsePiece } from './response-service.ts';

let server: ScriptedServer;
let client: ServiceClients;
afterEach(async () => {
  client.dispose();
  await server.close();
});

const CALL: ResponseCall = {
  model: 'M3',
  input: [
    { kind: 'message', role: 'user', parts: [{ text: 'Hello' }, { imageUrl: 'data:image/png;base64,AA==' }] },
    { kind: 'call', callId: 'a', name: 'look', arguments: '{}' },
    { kind: 'output', callId: 'a', output: 'Nothing' },
  ],
  instructions: '',
  effort: null,
  tier: 'standard',
  maxOutputTokens: null,
  functions: [],
};

async function open(answer: (response: ServerResponse) => void): Promise<void> {
  server = await startScriptedServer(answer);
  client = createServiceClients({ baseUrl: server.baseUrl, key: async () => 'secret-key', retry: { attempts: 1 } });
}

async function streamed(...events: unknown[]): Promise<{ pieces: ResponsePiece[]; failure: unknown }> {
  await open((response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`);
    response.end();
  });
  const pieces: ResponsePiece[] = [];
  try {
    for await (const piece of client.responses.stream(CALL)) pieces.push(piece);
  } catch (error) {
    return { pieces, failure: error };
  }
  return { pieces, failure: null };
}

const item = (type: string, text: string) => ({ type, content: [{ text }], summary: null });

it('says what the interface asks for, and nothing that was not chosen', async () => {
  await open((response) => void response.end(JSON.stringify({ status: 'completed', output_text: 'Hi' })));
  await client.responses.create(CALL);
  expect(JSON.parse(server.received[0]!.body)).toEqual({
    model: 'M3',
    stream: false,
    input: [
      {
        type: 'message',
        role: 'user',
        content: [
          { type: 'input_text', text: 'Hello' },
          { type: 'input_image', image_url: 'data:image/png;base64,AA==' },
        ],
      },
      { type: 'function_call', call_id: 'a', name: 'look', arguments: '{}' },
      { type: 'function_call_output', call_id: 'a', output: 'Nothing' },
    ],
  });
});

it('never throws a finished answer away for fields that are null, missing or unknown', async () => {
  const answer = { status: 'completed', output: [item('message', 'Hi'), 7, { type: 'new' }], usage: null, error: null };
  await open((response) => void response.end(JSON.stringify({ ...answer, base_resp: null, incomplete_details: null })));
  expect(await client.responses.create(CALL)).toEqual({
    text: 'Hi',
    reasoning: '',
    calls: [],
    model: null,
    usage: null,
    incomplete: null,
  });
});

it('hands over what the last event has and no delta told, once', async () => {
  const call = { type: 'function_call', call_id: null, name: 'look', arguments: '{"x":1}' };
  const output = [item('reasoning', 'Hm.'), item('message', 'Hello there'), call];
  const { pieces, failure } = await streamed(
    { type: 'response.created', response: null },
    { type: 'response.news', anything: null },
    { type: 'response.output_text.delta', output_index: 1, delta: 'Hello' },
    { type: 'response.output_item.done', output_index: 2, item: call },
    { type: 'response.completed', response: { output, usage: { input_tokens: '3', output_tokens: 2 } } },
  );
  expect(failure).toBeNull();
  expect(pieces).toEqual([
    { kind: 'text', delta: 'Hello' },
    { kind: 'call', callId: 'call_2', name: 'look', arguments: '{"x":1}' },
    { kind: 'reasoning', delta: 'Hm.' },
    { kind: 'text', delta: ' there' },
    {
      kind: 'end',
      model: null,
      incomplete: null,
      usage: { inputTokens: 3, cachedTokens: 0, outputTokens: 2, reasoningTokens: 0 },
    },
  ]);
});

it.each([
  ['an event of an error', { type: 'error', code: 'x', message: 'overloaded (1000)' }, /overloaded/],
  ['an answer that failed', { type: 'response.failed', response: { error: { message: 'too busy (1000)' } } }, /busy/],
  ['a stream that ends early', { type: 'response.in_progress' }, /early|ended/],
])('fails after %s, with what came before handed over', async (_what, event, words) => {
  const { pieces, failure } = await streamed({ type: 'response.output_text.delta', delta: 'Half' }, event);
  expect(pieces).toEqual([{ kind: 'text', delta: 'Half' }]);
  expect(failure).toMatchObject({ code: 'SERVICE_FAILED', message: expect.stringMatching(words) as string });
});
