import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { OWN_MODEL_PATH } from '../../../../shared/service-api/responses/own-model.ts';
import type { ResponseObject } from '../../../../shared/service-api/responses/response-object.ts';
import { type ScriptedModel, startScriptedModel } from '../../../assistant/own-model/test-data/scripted-model.ts';
import { startTestEngine, type TestEngine } from '../../test-data/test-engine.ts';
import { readFrames, type Frame } from './read-events.ts';

/** Key of the scripted server: no answer may contain it. */
export const OWN_KEY = 'sk-own-0123456789abcdef';

/** An engine whose responses come from a scripted server, one server a test. */
export type OwnModelFixture = {
  engine: () => TestEngine;
  model: () => ScriptedModel;
  ask: (changes?: Record<string, unknown>) => Promise<{ status: number; text: string }>;
  answer: (changes?: Record<string, unknown>) => Promise<ResponseObject>;
  streamed: (changes?: Record<string, unknown>) => Promise<Frame[]>;
};

/** Starts both for the tests of a file. */
export function ownModelFixture(): OwnModelFixture {
  let engine: TestEngine;
  let model: ScriptedModel;
  beforeAll(async () => {
    engine = await startTestEngine();
  });
  afterAll(async () => engine.end());
  beforeEach(async () => {
    model = await startScriptedModel();
    const server = { base_url: `${model.baseUrl}/`, model: 'llama3.2', key: OWN_KEY };
    await engine.post(OWN_MODEL_PATH, { own_model: server });
  });
  afterEach(async () => {
    await engine.post(OWN_MODEL_PATH, { own_model: null });
    await model.close();
  });
  const ask: OwnModelFixture['ask'] = async (changes = {}) => {
    const body = JSON.stringify({ model: 'Vendor-M3', input: 'Hello', ...changes });
    const response = await engine.send('/v1/responses', { method: 'POST', body });
    return { status: response.status, text: await response.text() };
  };
  return {
    engine: () => engine,
    model: () => model,
    ask,
    answer: async (changes) => JSON.parse((await ask(changes)).text) as ResponseObject,
    streamed: async (changes) => readFrames((await ask({ ...changes, stream: true })).text),
  };
}

/** A tool that is offered. */
export const WEATHER_TOOLS = [
  {
    type: 'function' as const,
    name: 'get_weather',
    description: 'Weather',
    parameters: { type: 'object', properties: {} },
    strict: false,
  },
];

/** A piece of a call as Chat Completions streams it. */
export const callDelta = (index: number, first: { id: string; name: string } | null, text: string) => ({
  tool_calls: [
    {
      index,
      ...(first ? { id: first.id, type: 'function' } : {}),
      function: { ...(first ? { name: first.name } : {}), arguments: text },
    },
  ],
});
