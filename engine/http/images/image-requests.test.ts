import { afterEach, expect, it } from 'vitest';
import { startTestEngine, type TestEngine } from '../test-data/test-engine.ts';

let engine: TestEngine;
afterEach(async () => engine.end());

const send = async (changes: object = {}, signal?: AbortSignal) =>
  engine.send('/v1/image_generation', {
    method: 'POST',
    body: JSON.stringify({ model: 'image-01', prompt: 'A fox', width: 512, height: 512, ...changes }),
    ...(signal ? { signal } : {}),
  });

/** Sends until an answer has this status. */
async function sendUntil(status: number): Promise<Response> {
  for (;;) {
    const answer = await send();
    if (answer.status === status) return answer;
    await answer.arrayBuffer();
  }
}

it('gives the place of a client that hangs up to the next', async () => {
  engine = await startTestEngine({ admission: { images: { atOnce: 1, waiting: 0 } } });
  const controller = new AbortController();
  const large = { width: 2048, height: 2048, n: 9, prompt: 'A castle, oil painting' };
  const given = send(large, controller.signal).catch(() => null);
  const refused = await sendUntil(429);
  expect((await refused.json()).base_resp.status_code).toBe(1002);
  controller.abort();
  await given;
  expect((await (await sendUntil(200)).json()).metadata.success_count).toBe('1');
});

it('answers other questions while it paints', async () => {
  engine = await startTestEngine();
  let isPainted = false;
  const painting = send({ n: 4, width: 1024, height: 1024, prompt: 'A forest, oil painting' }).then(
    () => (isPainted = true),
  );
  expect((await engine.send('/v1/files/list')).status).toBe(200);
  expect(isPainted).toBe(false);
  await painting;
});

it('keeps to the rate that it was started with', async () => {
  engine = await startTestEngine({ ratePerMinute: 1 });
  expect((await send()).status).toBe(200);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect((await refused.json()).base_resp.status_code).toBe(1002);
});
