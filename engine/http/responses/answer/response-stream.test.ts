import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResponseObject } from '../../../../shared/service-api/responses/response-object.ts';
import { startTestEngine, type TestEngine } from '../../test-data/test-engine.ts';
import { answerIn, readFrames, type Frame } from '../test-data/read-events.ts';

let engine: TestEngine;
beforeAll(async () => {
  engine = await startTestEngine();
});
afterAll(async () => engine.end());

const TOOLS = [
  {
    type: 'function',
    name: 'get_weather',
    parameters: { properties: { city: { type: 'string' } }, required: ['city'] },
  },
];
const send = async (changes: Record<string, unknown> = {}) => {
  const body = { model: 'Vendor-M3.1-Flash-Preview', input: 'What can you do?', stream: true, ...changes };
  return engine.send('/v1/responses', { method: 'POST', body: JSON.stringify(body) });
};
const frames = async (changes: Record<string, unknown> = {}): Promise<Frame[]> =>
  readFrames(await (await send(changes)).text());
const of = (all: readonly Frame[], name: string) =>
  all.filter((frame) => frame.name === name).map(({ event }) => event);

describe('a streamed response', () => {
  it('is named events whose numbers rise from 0, without a last word', async () => {
    const response = await send();
    expect(response.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
    const text = await response.text();
    expect(text).not.toContain('[DONE]');
    for (const [index, { name, event }] of readFrames(text).entries()) {
      expect(event.type).toBe(name);
      expect(event.sequence_number).toBe(index);
    }
  });

  it('goes through the whole sequence of reasoning and a message', async () => {
    const all = await frames();
    const names = all.map(({ name }) => name).filter((name, index, list) => name !== list[index - 1]);
    const spoken = (name: string) => [
      'response.output_item.added',
      'response.content_part.added',
      `response.${name}.delta`,
      `response.${name}.done`,
      'response.content_part.done',
      'response.output_item.done',
    ];
    expect(names).toEqual([
      'response.created',
      'response.in_progress',
      ...spoken('reasoning_text'),
      ...spoken('output_text'),
      'response.completed',
    ]);
    expect(of(all, 'response.created')[0]!['response']).toMatchObject({
      status: 'in_progress',
      output: [],
      usage: null,
    });
    expect(of(all, 'response.content_part.added')[1]!['part']).toEqual({
      type: 'output_text',
      text: '',
      annotations: [],
    });
    expect(of(all, 'response.output_item.added')[0]!['item']).toMatchObject({ status: 'in_progress', content: [] });
    const deltas = of(all, 'response.output_text.delta').map(({ delta }) => delta);
    expect(deltas.join('')).toBe(of(all, 'response.output_text.done')[0]!['text']);
    expect(deltas.join('')).toBe(answerIn(all).output_text);
    expect(of(all, 'response.output_text.delta')[0]).toMatchObject({ logprobs: [], content_index: 0, output_index: 1 });
  });

  it('goes through the sequence of a call', async () => {
    const all = await frames({ model: 'Vendor-M3', input: 'What is the weather in Paris?', tools: TOOLS });
    const [done] = of(all, 'response.function_call_arguments.done');
    const deltas = of(all, 'response.function_call_arguments.delta').map(({ delta }) => delta);
    expect(deltas.join('')).toBe('{"city":"Paris"}');
    expect(done).toMatchObject({ arguments: '{"city":"Paris"}', name: 'get_weather', output_index: 0 });
    const response = answerIn(all);
    expect(response.output).toEqual([
      {
        id: `${response.id}_fc_0`,
        type: 'function_call',
        status: 'completed',
        call_id: expect.any(String) as string,
        name: 'get_weather',
        arguments: '{"city":"Paris"}',
      },
    ]);
  });

  it('makes no call with the choice none, and answers plainly with the same request', async () => {
    const input = 'What is the weather in Paris?';
    const all = await frames({ input, tools: TOOLS, tool_choice: 'none' });
    expect(of(all, 'response.function_call_arguments.done')).toEqual([]);
    const plain = (await (
      await send({ input, tools: TOOLS, tool_choice: 'none', stream: false })
    ).json()) as ResponseObject;
    expect(plain.output_text).toBe(answerIn(all).output_text);
    expect(plain.usage).toEqual(answerIn(all).usage);
  });

  it('ends incomplete with the reason, and with usage there alone', async () => {
    const all = await frames({ max_output_tokens: 3 });
    expect(all.at(-1)!.name).toBe('response.incomplete');
    expect(answerIn(all)).toMatchObject({ status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } });
    expect(all.filter(({ event }) => (event['response'] as ResponseObject | undefined)?.usage)).toHaveLength(1);
  });
});
