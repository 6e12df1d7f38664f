import { afterEach, describe, expect, it } from 'vitest';
import type { Recognition, Recognizer, RecognizeRequest } from '../../recognition/recognizer.ts';
import { silentWav, startTestEngine, type TestEngine } from '../test-data/test-engine.ts';
import { SPEECH_WORK } from '../speech/speech-routes.ts';
import { RECOGNITION_WORK } from '../transcription/recognition-capability.ts';

let engine: TestEngine;
afterEach(async () => engine.end());

/** A recogniser that works until it is told to be done, so that a test sees how much is done at a time. */
function heldRecognizer() {
  let isHeld = true;
  let working = 0;
  let mostAtOnce = 0;
  const held = new Set<() => void>();
  const recognize = async ({ signal }: RecognizeRequest): Promise<Recognition> => {
    working += 1;
    mostAtOnce = Math.max(mostAtOnce, working);
    await new Promise<void>((resolve) => {
      if (!isHeld) resolve();
      held.add(resolve);
      signal.addEventListener('abort', () => resolve());
    });
    working -= 1;
    return { durationMs: 1000, text: 'Hello.', sentences: [], languageDoubtful: false, speakerCount: 1, prints: [] };
  };
  const recognizer: Recognizer = {
    probe: async () => ({ durationMs: 1000 }),
    recognize,
    labelSpeakers: async () => ({ labels: [], speakerCount: 1 }),
    labelPrints: async () => ({ labels: [], speakerCount: 1 }),
    dispose: async () => undefined,
  };
  return {
    recognizer,
    working: () => working,
    mostAtOnce: () => mostAtOnce,
    release() {
      isHeld = false;
      for (const resolve of held) resolve();
    },
  };
}

/** Recordings that differ, so that none is answered from the memory of another. */
const recording = (index: number): Blob => silentWav(1 + index / 1000);

describe('two hundred requests at once', () => {
  it('for recognition are each answered: so many wait with their upload on disk, the others are told to come back', async () => {
    const held = heldRecognizer();
    engine = await startTestEngine({ recognizer: held.recognizer });
    const { atOnce, waiting } = RECOGNITION_WORK;
    const answers = Array.from({ length: 200 }, async (_, index) => engine.transcribe({ file: recording(index) }));
    const early: Response[] = [];
    for (const answer of answers) void answer.then((response) => early.push(response));
    await expect.poll(() => early.length).toBe(200 - atOnce - waiting);
    for (const response of early) {
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
      const { type, error } = await response.json();
      expect({ type, ...error }).toMatchObject({ type: 'rate_limit_error', http_code: '429' });
      expect(error.message).toMatch(/\(1002\)$/);
    }
    await expect.poll(engine.temporaryFiles).toHaveLength(atOnce + waiting);
    expect(held.working()).toBe(atOnce);
    held.release();
    const statuses = (await Promise.all(answers)).map((response) => response.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(atOnce + waiting);
    expect(held.mostAtOnce()).toBe(atOnce);
    await expect.poll(engine.temporaryFiles).toEqual([]);
  });

  it('for speech are each answered, refusals in the envelope of the operation', async () => {
    engine = await startTestEngine();
    const body = JSON.stringify({ model: 'speech-02-hd', text: 'Hi.', voice_setting: { voice_id: 'Casual_Guy' } });
    const answers = await Promise.all(
      Array.from({ length: 200 }, async () => engine.send('/v1/t2a_v2', { method: 'POST', body })),
    );
    const codes = await Promise.all(answers.map(async (answer) => (await answer.json()).base_resp.status_code));
    const made = answers.filter((answer) => answer.status === 200).length;
    expect(made).toBeGreaterThanOrEqual(SPEECH_WORK.atOnce + SPEECH_WORK.waiting);
    expect(codes.filter((code) => code === 0)).toHaveLength(made);
    expect(codes.filter((code) => code === 1002)).toHaveLength(200 - made);
  });

  it('for the list of voices are all answered', async () => {
    engine = await startTestEngine();
    const answers = await Promise.all(
      Array.from({ length: 200 }, async () => engine.post('/v1/get_voice', { voice_type: 'all' })),
    );
    for (const answer of answers) expect(answer.base_resp.status_code).toBe(0);
  });
});

describe('a client that hangs up', () => {
  it('gives its place to the next, whether it worked or waited', async () => {
    const held = heldRecognizer();
    const admission = { recognition: { atOnce: 1, waiting: 1 } };
    engine = await startTestEngine({ recognizer: held.recognizer, admission });
    const [worker, waiter] = [new AbortController(), new AbortController()];
    const ask = async (index: number, signal?: AbortSignal) => {
      const form = new FormData();
      form.append('file', recording(index), 'a.wav');
      const init = { method: 'POST', body: form, ...(signal ? { signal } : {}) };
      return (await engine.send('/v1/speech_to_text', init)).status;
    };
    const dropped = [ask(1, worker.signal), ask(2, waiter.signal)].map(async (answer) => answer.catch(() => 'gone'));
    await expect.poll(engine.temporaryFiles).toHaveLength(2);
    await expect.poll(held.working).toBe(1);
    expect(await ask(3)).toBe(429);
    waiter.abort();
    worker.abort();
    expect(await Promise.all(dropped)).toEqual(['gone', 'gone']);
    await expect.poll(engine.temporaryFiles).toEqual([]);
    held.release();
    await expect.poll(async () => ask(4)).toBe(200);
  });
});

it('one kind of work does not keep another out', async () => {
  const held = heldRecognizer();
  engine = await startTestEngine({
    recognizer: held.recognizer,
    admission: { recognition: { atOnce: 1, waiting: 0 } },
  });
  const answer = engine.transcribe({ file: recording(1) });
  await expect.poll(held.working).toBe(1);
  expect((await engine.transcribe({ file: recording(2) })).status).toBe(429);
  expect((await engine.post('/v1/get_voice', { voice_type: 'system' })).base_resp.status_code).toBe(0);
  held.release();
  expect((await answer).status).toBe(200);
});
