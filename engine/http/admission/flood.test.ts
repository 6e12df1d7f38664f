import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestEngine, type TestEngine } from '../test-data/test-engine.ts';
import { wavSample } from '../test-data/wav-sample.ts';

/** A small door for each kind, so that few requests are a flood. */
const LIMITS = { atOnce: 2, waiting: 4 };

let engine: TestEngine;
let sampleId: number;
beforeAll(async () => {
  engine = await startTestEngine({ admission: { speech: LIMITS, tasks: LIMITS, voices: { atOnce: 1, waiting: 1 } } });
  const form = new FormData();
  form.append('purpose', 'voice_clone');
  form.append('file', new File([await wavSample('jfk.flac')], 'sample.wav'));
  const answer = await (await engine.send('/v1/files/upload', { method: 'POST', body: form })).json();
  sampleId = Number(answer.file.file_id);
});
afterAll(async () => engine.end());

const speech = (changes: object) => ({
  model: 'speech-02-hd',
  text: 'We walk through the wood.',
  voice_setting: { voice_id: 'Casual_Guy' },
  ...changes,
});

/** Kinds of work that give or learn sound, as requests number `index`. */
const KINDS: { kind: string; path: string; places: number; count: number; body: (index: number) => object }[] = [
  {
    kind: 'clones',
    path: '/v1/voice_clone',
    places: 2,
    count: 6,
    body: (index) => ({ file_id: sampleId, voice_id: `Flood-clone-${index}` }),
  },
  { kind: 'streamed speech', path: '/v1/t2a_v2', places: 6, count: 24, body: () => speech({ stream: true }) },
  {
    kind: 'speech as WAV',
    path: '/v1/t2a_v2',
    places: 6,
    count: 24,
    body: () => speech({ audio_setting: { format: 'wav' } }),
  },
  { kind: 'tasks', path: '/v1/t2a_async_v2', places: 6, count: 24, body: () => speech({}) },
];

describe('a flood of requests', () => {
  it.each(KINDS)(
    'for $kind is answered one by one: done, or told when to come back',
    async ({ path, places, count, body }) => {
      const answers = await Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const response = await engine.send(path, { method: 'POST', body: JSON.stringify(body(index)) });
          return { response, text: await response.text() };
        }),
      );
      const refused = answers.filter(({ response }) => response.status === 429);
      const done = answers.filter(({ response }) => response.status === 200);
      expect(refused.length + done.length).toBe(count);
      expect(done.length).toBeGreaterThanOrEqual(places);
      for (const { text } of done) expect(text).toMatch(/"status_code":\s*0\b/);
      for (const { response, text } of refused) {
        expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
        expect(text).toMatch(/"status_code":\s*1002\b/);
      }
      await expect.poll(engine.temporaryFiles).toEqual([]);
    },
  );

  it('leaves the engine as ready as before', async () => {
    const { base_resp: outcome } = await engine.post('/v1/t2a_v2', speech({}));
    expect(outcome.status_code).toBe(0);
  });
});
