import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { beginStream, json, streamDeltas } from '../../../assistant/own-model/test-data/scripted-model.ts';
import { OWN_KEY, ownModelFixture, WEATHER_TOOLS } from '../test-data/own-model-fixture.ts';
import { answerIn } from '../test-data/read-events.ts';

/*
 * A model of the user behind the interface, against a server that behaves like Ollama, LM Studio and llama.cpp as they document it.
 */

const { answer, model, streamed } = ownModelFixture();

describe('like llama.cpp', () => {
  it('thinks between tags that come in pieces, and counts nothing', async () => {
    model().answer(
      streamDeltas(['<th', 'ink>\nHm', 'm.</thi', 'nk>\n\nThe a', 'nswer: 1 < 2'].map((content) => ({ content }))),
    );
    const { output, output_text, usage } = await answer({ model: 'Vendor-M2.7' });
    expect(output[0]).toMatchObject({ type: 'reasoning', content: [{ text: 'Hmm.' }] });
    expect(output_text).toBe('The answer: 1 < 2');
    expect(usage!.total_tokens).toBe(usage!.input_tokens + usage!.output_tokens);
    expect(usage!.output_tokens).toBeGreaterThan(usage!.output_tokens_details.reasoning_tokens);
  });

  it('leaves reasoning out where none was asked for', async () => {
    model().answer(streamDeltas([{ content: '<think>secret</think>Open' }]));
    expect((await answer()).output.map(({ type }) => type)).toEqual(['message']);
  });

  it('keeps tags in the middle of an answer as text', async () => {
    model().answer(streamDeltas([{ content: 'Write <think> to think, </think> to stop' }]));
    expect((await answer({ reasoning: { effort: 'low' } })).output_text).toBe(
      'Write <think> to think, </think> to stop',
    );
  });

  it('needs a switch for tools, and is asked without them', async () => {
    model().answer((response, asked) =>
      asked.body['tools']
        ? json({ error: { code: 500, message: 'tools param requires --jinja flag', type: 'server_error' } }, 500)(
            response,
            asked,
          )
        : streamDeltas([{ content: 'Plain' }])(response, asked),
    );
    const input = [
      { role: 'user', content: 'Weather?' },
      { type: 'function_call', call_id: 'a', name: 'get_weather', arguments: '{}' },
      { type: 'function_call_output', call_id: 'a', output: 'Sunny' },
    ];
    expect((await answer({ tools: WEATHER_TOOLS, input })).output_text).toBe('Plain');
    expect(JSON.stringify(model().asked[1]!.body['messages'])).not.toContain('tool_call');
  });

  it('may break off with an error in the stream', async () => {
    model().answer((response) => {
      beginStream(response);
      response.write('data: {"choices":[{"delta":{"content":"Half"}}]}\n\n');
      response.end(`error: {"code":500,"message":"context is full, key ${OWN_KEY}","type":"server_error"}\n\n`);
    });
    const frames = await streamed();
    expect(frames.at(-1)!.name).toBe('response.failed');
    expect(answerIn(frames)).toMatchObject({ status: 'failed', output_text: 'Half', error: { code: 'server_error' } });
    expect(answerIn(frames).error!.message).toMatch(/context is full/);
    expect(JSON.stringify(frames)).not.toContain(OWN_KEY);
  });

  it.each([
    ['is cut off', (response: ServerResponse) => void setTimeout(() => response.destroy(), 20)],
    ['ends without its end', (response: ServerResponse) => void response.end()],
  ])('fails with what it said where its stream %s', async (_what, end) => {
    model().answer((response) => {
      beginStream(response);
      response.write('data: {"choices":[{"delta":{"content":"Half"}}]}\n\n');
      end(response);
    });
    expect(await answer()).toMatchObject({ status: 'failed', output_text: 'Half' });
  });
});
