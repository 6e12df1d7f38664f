import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestEngine, TEST_KEY, type TestEngine } from '../test-data/test-engine.ts';

/* Model responses with the reference client, unchanged (gaps.md part 4). */

let engine: TestEngine;
let client: OpenAI;

beforeAll(async () => {
  engine = await startTestEngine();
  client = new OpenAI({ apiKey: TEST_KEY, baseURL: `${engine.baseUrl}/v1`, maxRetries: 0 });
});
afterAll(async () => engine.end());

const weather = {
  type: 'function' as const,
  name: 'get_weather',
  description: 'Answers the weather of a city.',
  parameters: {
    type: 'object',
    properties: { city: { type: 'string' } },
    required: ['city'],
    additionalProperties: false,
  },
  strict: false,
};

describe('the reference client', () => {
  it('creates a response', async () => {
    const response = await client.responses.create({ model: 'Vendor-M3', input: 'Who are you?' });
    expect(response.status).toBe('completed');
    expect(response.output_text).toMatch(/assistant/);
    expect(response.usage?.total_tokens).toBe(response.usage!.input_tokens + response.usage!.output_tokens);
  });

  it('iterates over the events of a stream', async () => {
    const stream = await client.responses.create({
      model: 'Vendor-M3.1-Flash-Preview',
      input: 'What can you do?',
      stream: true,
    });
    const types: string[] = [];
    let text = '';
    for await (const event of stream) {
      expect(event.sequence_number).toBe(types.length);
      types.push(event.type);
      if (event.type === 'response.output_text.delta') text += event.delta;
    }
    expect(types.slice(0, 3)).toEqual(['response.created', 'response.in_progress', 'response.output_item.added']);
    expect(types).toContain('response.reasoning_text.delta');
    expect(types.at(-1)).toBe('response.completed');
    expect(text).toMatch(/subtitles/);
  });

  it('rebuilds the whole answer with its stream helper', async () => {
    const params = { model: 'MiniMax-M2.7', input: 'Write lyrics about the harbour' };
    const streamed = await client.responses.stream(params).finalResponse();
    const plain = await client.responses.create(params);
    expect(streamed.output.map(({ type }) => type)).toEqual(['reasoning', 'message']);
    expect(streamed.output_text).toBe(plain.output_text);
    expect(streamed.output_text).toContain('[Chorus]');
  });

  it('makes a round trip with a tool', async () => {
    const input: OpenAI.Responses.ResponseInput = [{ role: 'user', content: 'What is the weather in Paris?' }];
    const first = await client.responses.create({ model: 'Vendor-M3', input, tools: [weather], tool_choice: 'auto' });
    const call = first.output.find((item) => item.type === 'function_call')!;
    expect(call).toMatchObject({ name: 'get_weather', arguments: '{"city":"Paris"}', status: 'completed' });
    input.push(call, {
      type: 'function_call_output',
      call_id: call.call_id,
      output: '{"sky":"clear","celsius":21}',
    });
    const second = await client.responses.create({ model: 'Vendor-M3', input, tools: [weather] });
    expect(second.output_text).toMatch(/clear[^]*21/);
  });

  it('rebuilds a call with its stream helper', async () => {
    const stream = client.responses.stream({
      model: 'Vendor-M3',
      input: 'What is the weather in Paris?',
      tools: [weather],
    });
    const snapshots: string[] = [];
    stream.on('response.function_call_arguments.delta', ({ snapshot }) => snapshots.push(snapshot));
    const { output } = await stream.finalResponse();
    expect(output).toMatchObject([{ type: 'function_call', name: 'get_weather', arguments: '{"city":"Paris"}' }]);
    expect(snapshots.at(-1)).toBe('{"city":"Paris"}');
  });

  it('is told why an answer is not whole', async () => {
    const params = { model: 'Vendor-M3', input: 'What can you do?', max_output_tokens: 5 };
    const plain = await client.responses.create(params);
    expect(plain.status).toBe('incomplete');
    expect(plain.incomplete_details).toEqual({ reason: 'max_output_tokens' });
    const streamed = await client.responses.stream(params).finalResponse();
    expect(streamed.status).toBe('incomplete');
    expect(streamed.output_text).toBe(plain.output_text);
  });

  it('reads the errors', async () => {
    const refused = client.responses.create({
      model: 'Vendor-M3.1-Flash-Preview',
      input: 'Hello',
      reasoning: { effort: 'none' },
    });
    await expect(refused).rejects.toThrow(OpenAI.BadRequestError);
    await expect(refused).rejects.toThrow(/400 .*effort none.*\(2013\)/);
    const stranger = new OpenAI({ apiKey: 'another', baseURL: `${engine.baseUrl}/v1`, maxRetries: 0 });
    await expect(stranger.responses.create({ model: 'Vendor-M3', input: 'Hello' })).rejects.toThrow(
      OpenAI.AuthenticationError,
    );
    const streamed = client.responses.create({ model: 'Vendor-M9', input: 'Hello', stream: true });
    await expect(streamed).rejects.toThrow(/unknown model/);
  });
});
