import { describe, expect, it } from 'vitest';
import { json, streamDeltas } from '../../../assistant/own-model/test-data/scripted-model.ts';
import { callDelta, OWN_KEY, ownModelFixture, WEATHER_TOOLS } from '../test-data/own-model-fixture.ts';
import { answerIn } from '../test-data/read-events.ts';

/*
 * A model of the user behind the interface, against a server that behaves like Ollama, LM Studio and llama.cpp as they document it.
 */

const { answer, model, streamed } = ownModelFixture();

describe('like Ollama', () => {
  it('streams text with usage in a last chunk without choices', async () => {
    const usage = { prompt_tokens: 26, completion_tokens: 4, total_tokens: 30 };
    model().answer(
      streamDeltas([{ role: 'assistant', content: 'Hi' }, { content: ' there' }], 'stop', [{ choices: [], usage }]),
    );
    const frames = await streamed();
    expect(frames.map(({ name }) => name)).toEqual([
      'response.created',
      'response.in_progress',
      'response.output_item.added',
      'response.content_part.added',
      'response.output_text.delta',
      'response.output_text.delta',
      'response.output_text.done',
      'response.content_part.done',
      'response.output_item.done',
      'response.completed',
    ]);
    expect(answerIn(frames)).toMatchObject({
      model: 'llama3.2',
      output_text: 'Hi there',
      usage: { input_tokens: 26, output_tokens: 4, total_tokens: 30 },
    });
    expect(model().asked[0]).toMatchObject({ path: '/v1/chat/completions', authorization: `Bearer ${OWN_KEY}` });
    expect(model().asked[0]!.body).toMatchObject({
      model: 'llama3.2',
      stream: true,
      messages: [{ role: 'user', content: 'Hello' }],
    });
  });

  it('tells calls apart that all have the number 0', async () => {
    model().answer(
      streamDeltas(
        [
          callDelta(0, { id: 'a', name: 'get_weather' }, '{"city":"Paris"}'),
          callDelta(0, { id: 'b', name: 'get_weather' }, '{"city":"Rome"}'),
        ],
        'tool_calls',
      ),
    );
    const { output } = await answer({ tools: WEATHER_TOOLS });
    expect(output.map((item) => (item.type === 'function_call' ? [item.call_id, item.arguments] : null))).toEqual([
      ['a', '{"city":"Paris"}'],
      ['b', '{"city":"Rome"}'],
    ]);
  });

  it('asks again without tools where the model has none', async () => {
    model().answer((response, asked) =>
      asked.body['tools']
        ? json(
            { error: { message: 'registry.ollama.ai/library/gemma does not support tools', type: 'api_error' } },
            400,
          )(response, asked)
        : streamDeltas([{ content: 'No tools here' }])(response, asked),
    );
    expect((await answer({ tools: WEATHER_TOOLS })).output_text).toBe('No tools here');
    expect(model().asked).toHaveLength(2);
    expect(model().asked[1]!.body['tools']).toBeUndefined();
  });

  it('has reasoning in a field of its own', async () => {
    model().answer(
      streamDeltas([{ content: '', reasoning: 'Let me ' }, { content: '', reasoning: 'see.' }, { content: 'Done' }]),
    );
    const { output, usage } = await answer({ reasoning: { effort: 'max' } });
    expect(output.map(({ type }) => type)).toEqual(['reasoning', 'message']);
    expect(output[0]).toMatchObject({ content: [{ type: 'reasoning_text', text: 'Let me see.' }] });
    expect(usage!.output_tokens_details.reasoning_tokens).toBeGreaterThan(0);
    expect(model().asked[0]!.body['reasoning_effort']).toBe('high');
  });
});

describe('like LM Studio', () => {
  it('streams reasoning_content and a call in pieces', async () => {
    const pieces = ['{"ci', 'ty":', '"Paris"}'].map((text) => callDelta(0, null, text));
    model().answer(
      streamDeltas(
        [
          { role: 'assistant', reasoning_content: 'Weather, then.' },
          callDelta(0, { id: '123', name: 'get_weather' }, ''),
          ...pieces,
        ],
        'tool_calls',
      ),
    );
    const frames = await streamed({ tools: WEATHER_TOOLS, reasoning: { effort: 'low' } });
    const response = answerIn(frames);
    expect(response.output.map(({ type }) => type)).toEqual(['reasoning', 'function_call']);
    expect(response.output[1]).toMatchObject({ call_id: '123', name: 'get_weather', arguments: '{"city":"Paris"}' });
    expect(frames.map(({ name }) => name)).toContain('response.function_call_arguments.done');
  });

  it('puts pieces of several calls together, also where they alternate', async () => {
    model().answer(
      streamDeltas(
        [
          callDelta(0, { id: 'a', name: 'first' }, '{"x"'),
          callDelta(1, { id: 'b', name: 'second' }, '{'),
          callDelta(0, null, ':1}'),
          callDelta(1, null, '}'),
        ],
        'tool_calls',
      ),
    );
    const { output } = await answer({ tools: WEATHER_TOOLS });
    expect(output).toMatchObject([
      { name: 'first', arguments: '{"x":1}' },
      { name: 'second', arguments: '{}' },
    ]);
  });

  it('may end at the limit of tokens, or by its filter', async () => {
    model().answer(streamDeltas([{ content: 'Once upon' }], 'length'));
    expect(await answer({ max_output_tokens: 2 })).toMatchObject({
      status: 'incomplete',
      incomplete_details: { reason: 'max_output_tokens' },
    });
    expect(model().asked[0]!.body['max_tokens']).toBe(2);
    model().answer(streamDeltas([{ content: '' }], 'content_filter'));
    expect((await answer()).incomplete_details).toEqual({ reason: 'content_filter' });
  });

  it('may answer at once although a stream was asked for', async () => {
    model().answer(
      json({ choices: [{ message: { role: 'assistant', content: 'All at once' }, finish_reason: 'stop' }] }),
    );
    expect(answerIn(await streamed()).output_text).toBe('All at once');
  });
});
