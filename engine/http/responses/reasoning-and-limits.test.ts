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
const types = ({ output }: ResponseObject) => output.map(({ type }) => type);
const refusal = async (changes: Record<string, unknown>) => {
  const response = await send(changes);
  const body = (await response.json()) as { type: string; error: { type: string; message: string; http_code: string } };
  return { status: response.status, ...body };
};

describe('reasoning', () => {
  it.each([
    [M3, undefined, false],
    [M3, 'none', false],
    [M3, 'low', true],
    [M3, 'minimal', true],
    [M3, 'max', true],
    [FLASH, undefined, true],
    [FLASH, 'medium', true],
    ['Vendor-M2.7', undefined, true],
    ['Vendor-M2.7', 'none', true],
    ['Vendor-M2.5', 'xhigh', true],
  ])('of %s with the effort %s is there: %s', async (model, effort, isThere) => {
    const response = await answer({ model, ...(effort === undefined ? {} : { reasoning: { effort } }) });
    expect(types(response)).toEqual(isThere ? ['reasoning', 'message'] : ['message']);
  });

  it('cannot be turned off for the flash model', async () => {
    const refused = await refusal({ model: FLASH, reasoning: { effort: 'none' } });
    expect(refused).toMatchObject({ status: 400, type: 'error', error: { http_code: '400' } });
    expect(refused.error.message).toMatch(/effort none.*\(2013\)$/);
    expect((await refusal({ reasoning: { effort: 'huge' } })).status).toBe(400);
  });

  it('is as deep without an effort as with the deepest', async () => {
    const reasoning = async (effort?: string) =>
      (await answer({ model: FLASH, input: 'Export this, tag it sea', ...(effort ? { reasoning: { effort } } : {}) }))
        .output[0];
    const text = (item: unknown) => (item as { content: { text: string }[] }).content[0]!.text;
    expect(text(await reasoning())).toBe(text(await reasoning('max')));
    expect(text(await reasoning('low')).length).toBeLessThan(text(await reasoning('max')).length);
  });
});

describe('the limit of tokens', () => {
  it('ends an answer with its reason', async () => {
    const response = await answer({ max_output_tokens: 4 });
    expect(response).toMatchObject({ status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } });
    expect(response.usage!.output_tokens).toBe(4);
    expect(response.output[0]).toMatchObject({ type: 'message', status: 'incomplete' });
  });

  it('leaves no message where reasoning uses it up', async () => {
    const response = await answer({ model: FLASH, max_output_tokens: 2 });
    expect(response.status).toBe('incomplete');
    expect(types(response)).toEqual(['reasoning']);
    expect(response.output_text).toBe('');
    expect(response.usage!.output_tokens_details.reasoning_tokens).toBe(2);
  });

  it('never leaves half a call', async () => {
    const tools = [
      {
        type: 'function',
        name: 'get_weather',
        parameters: { properties: { city: { type: 'string' } }, required: ['city'] },
      },
    ];
    const response = await answer({ input: 'What is the weather in Paris?', tools, max_output_tokens: 2 });
    expect(response.status).toBe('incomplete');
    expect(response.output).toEqual([]);
  });
});
