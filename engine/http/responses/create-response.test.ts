import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResponseObject } from '../../../shared/service-api/responses/response-object.ts';
import { startTestEngine, type TestEngine } from '../test-data/test-engine.ts';

let engine: TestEngine;
beforeAll(async () => {
  engine = await startTestEngine();
});
afterAll(async () => engine.end());

const M3 = 'Vendor-M3';
const FLASH = 'Vendor-M3.1-Flash-Preview';
const send = async (changes: Record<string, unknown> = {}) =>
  engine.send('/v1/responses', {
    method: 'POST',
    body: JSON.stringify({ model: M3, input: 'Who are you?', ...changes }),
  });
const answer = async (changes: Record<string, unknown> = {}): Promise<ResponseObject> => {
  const response = await send(changes);
  expect(response.status).toBe(200);
  return (await response.json()) as ResponseObject;
};
const refusal = async (changes: Record<string, unknown>) => {
  const response = await send(changes);
  const body = (await response.json()) as { type: string; error: { type: string; message: string; http_code: string } };
  return { status: response.status, ...body };
};

describe('a response', () => {
  it('has every field of the interface', async () => {
    const response = await answer();
    expect(response).toMatchObject({
      object: 'response',
      model: M3,
      status: 'completed',
      error: null,
      incomplete_details: null,
      parallel_tool_calls: expect.any(Boolean) as boolean,
      store: false,
      truncation: 'disabled',
    });
    expect(Math.abs(response.created_at - Date.now() / 1000)).toBeLessThan(600);
    const [message] = response.output;
    expect(message).toEqual({
      id: `${response.id}_msg`,
      type: 'message',
      status: 'completed',
      role: 'assistant',
      content: [{ type: 'output_text', text: response.output_text, annotations: [] }],
    });
    expect((await answer()).id).not.toBe(response.id);
  });

  it('counts tokens that add up, reasoning among those of the output', async () => {
    const { usage, output } = await answer({ model: FLASH });
    expect(usage!.total_tokens).toBe(usage!.input_tokens + usage!.output_tokens);
    expect(usage!.output_tokens_details.reasoning_tokens).toBeGreaterThan(0);
    expect(usage!.output_tokens_details.reasoning_tokens).toBeLessThan(usage!.output_tokens);
    expect(usage!.input_tokens_details).toEqual({ cached_tokens: 0 });
    expect(output[0]).toMatchObject({
      type: 'reasoning',
      summary: [],
      status: 'completed',
      content: [{ type: 'reasoning_text' }],
    });
    expect(output[0]!.id).toMatch(/_rs$/);
    const longer = await answer({ model: FLASH, instructions: 'Answer in one sentence.' });
    expect(longer.usage!.input_tokens).toBeGreaterThan(usage!.input_tokens);
  });

  it('is for every model under both of its names, and says which', async () => {
    for (const model of [M3, FLASH, 'MiniMax-M3', 'Vendor-M2.7', 'MiniMax-M2.5-highspeed', 'Vendor-M2']) {
      expect((await answer({ model })).model).toBe(model);
    }
    expect(await refusal({ model: 'Vendor-M9' })).toMatchObject({ status: 400, error: { type: 'bad_request_error' } });
    expect((await refusal({ model: 'toString' })).status).toBe(400);
  });

  it('carries the trace ID and echoes what it was asked with', async () => {
    const response = await send({
      metadata: { topic: 'sea' },
      service_tier: 'priority',
      prompt_cache_key: 'a',
      unknown: 1,
    });
    expect(response.headers.get('Trace-Id')).toMatch(/^[0-9a-f]{32}$/);
    const body = (await response.json()) as ResponseObject;
    expect(body['metadata']).toEqual({ topic: 'sea' });
    expect(body['service_tier']).toBe('priority');
  });
});

describe('a request', () => {
  it.each([
    [{ model: undefined }, /model is required/],
    [{ input: undefined }, /input is required/],
    [{ input: '  ' }, /input: must not be empty/],
    [{ input: [] }, /input: must not be empty/],
    [{ input: [{ role: 'narrator', content: 'Hello' }] }, /input\.0\.role/],
    [{ input: [{ type: 'item_reference', id: 'a' }] }, /input\.0\.type/],
    [{ input: [{ role: 'user', content: [{ type: 'input_audio' }] }] }, /input\.0\.content\.0\.type/],
    [{ max_output_tokens: 0 }, /max_output_tokens/],
    [{ max_output_tokens: 'many' }, /max_output_tokens/],
    [{ temperature: 0 }, /temperature/],
    [{ temperature: 1.1 }, /temperature/],
    [{ top_p: 0 }, /top_p/],
    [{ top_p: 1.1 }, /top_p/],
    [{ service_tier: 'gold' }, /service_tier/],
    [{ tool_choice: 'required' }, /tool_choice/],
    [{ metadata: { a: 1 } }, /metadata\.a/],
    [{ text: { format: { type: 'json_object' } } }, /text\.format\.type/],
    [{ tools: [{ type: 'function', function: { name: 'a' } }] }, /tools\.0\.name/],
    [{ tools: [{ type: 'web_search' }] }, /tools\.0\.type/],
    [{ instructions: 7 }, /instructions/],
  ])('with %j is refused by name', async (changes, message) => {
    const refused = await refusal(changes);
    expect(refused.status).toBe(400);
    expect(refused.error.message).toMatch(message);
  });

  it('may be at the edge of every range', async () => {
    for (const changes of [
      { temperature: 1 },
      { temperature: 0.01 },
      { top_p: 1 },
      { service_tier: 'standard' },
      { text: { format: { type: 'text' } } },
    ]) {
      expect((await send(changes)).status).toBe(200);
    }
  });

  it('needs the key, and is refused without it in the envelope of errors', async () => {
    const response = await fetch(`${engine.baseUrl}/v1/responses`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ type: 'error', error: { type: 'authorized_error' } });
  });

  it('may be a conversation of all kinds of items', async () => {
    const input = [
      { role: 'system', content: 'You are kind.' },
      { role: 'developer', content: [{ type: 'input_text', text: 'Be brief.' }] },
      { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Hello' }] },
      { type: 'reasoning', summary: [{ type: 'summary_text', text: 'A greeting.' }] },
      { role: 'assistant', content: [{ type: 'output_text', text: 'Hello!', annotations: [] }] },
      { type: 'function_call', call_id: 'a', name: 'list_tasks', arguments: '{}' },
      { type: 'function_call_output', call_id: 'a', output: [{ type: 'input_text', text: '{"tasks":[]}' }] },
      { type: 'function_call_output', call_id: 'nobody', output: 'late' },
      { role: 'tool', content: 'And a note.' },
      { role: 'user', content: 'Who are you?' },
    ];
    expect((await answer({ input })).output_text).toMatch(/assistant/);
  });

  it('is counted without being answered', async () => {
    const response = await engine.post('/v1/responses/input_tokens', { model: M3, input: 'Who are you?' });
    expect(response).toEqual({ object: 'response.input_tokens', input_tokens: (await answer()).usage!.input_tokens });
  });
});
