import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { startTestEngine, type TestEngine } from './test-data/test-engine.ts';
import { sweepRegularly } from './sweep-regularly.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let engine: TestEngine | null = null;
afterEach(async () => {
  await engine?.end();
  engine = null;
});

/** Names of what the engine keeps that has content of users. */
async function kept(folder: string): Promise<string[]> {
  const names = await Promise.all(
    ['files', 'results', 'voices', 'speech-tasks'].map(async (name) => readdir(path.join(folder, name))),
  );
  return names.flat().filter((name) => !['index.json', 'link-secret'].includes(name));
}

it('removes expired results, files, voices and tasks from disk while nobody asks for anything', async () => {
  let aheadMs = 0;
  const now = () => Date.now() + aheadMs;
  const running = await startTestEngine({ now, sweepEveryMs: 10 });
  engine = running;
  const speech = { model: 'speech-02-hd', text: 'Hello.', voice_setting: { voice_id: 'Wise_Woman' } };
  await running.post('/v1/t2a_v2', { ...speech, output_format: 'url', subtitle_enable: true });
  await running.post('/v1/voice_design', { prompt: 'A man', preview_text: 'Hi.' });
  const { task_id: taskId } = await running.post('/v1/t2a_async_v2', speech);
  const query = async () => (await running.send(`/v1/query/t2a_async_query_v2?task_id=${taskId}`)).json();
  await expect.poll(async () => (await query()).status, { interval: 150 }).toBe('Success');
  // Audio and subtitles, a voice, a task and its sound.
  await expect.poll(() => kept(running.folder)).toHaveLength(5);
  aheadMs = DAY_MS + 1000;
  await expect.poll(async () => kept(running.folder)).toHaveLength(3);
  aheadMs = 7 * DAY_MS + 1000;
  await expect.poll(async () => kept(running.folder)).toHaveLength(1);
  aheadMs = 31 * DAY_MS;
  await expect.poll(async () => kept(running.folder)).toEqual([]);
});

it('goes on after a failure, which it reports', async () => {
  const errors: unknown[] = [];
  let count = 0;
  const failing = { sweep: async () => Promise.reject(new Error('The disk is gone')) };
  const counting = { sweep: async () => void (count += 1) };
  const stop = sweepRegularly([failing, counting], { everyMs: 5, onError: (error) => errors.push(error) });
  await expect.poll(() => count).toBeGreaterThan(1);
  await stop();
  expect(errors.length).toBe(count);
  const atEnd = count;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(count).toBe(atEnd);
});
