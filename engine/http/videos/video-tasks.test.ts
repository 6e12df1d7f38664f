import { rm } from 'node:fs/promises';
import { afterEach, expect, it } from 'vitest';
import { startEngine } from '../../start-engine.ts';
import { startTestEngine, TEST_KEY, type TestEngine } from '../test-data/test-engine.ts';
import { holdClips, type HeldClips } from './test-data/held-clips.ts';

const HOUR_MS = 60 * 60 * 1000;
let engine: TestEngine;
let clips: HeldClips;
let time = Date.now();
afterEach(async () => engine.end());

async function start(): Promise<void> {
  clips = holdClips();
  engine = await startTestEngine({ clipMaker: clips, now: () => time });
}

const submit = async (changes: object = {}): Promise<string> =>
  (await engine.post('/v1/video_generation', { model: 'T2V-01', prompt: 'A fox', ...changes })).task_id;
const query = async (id: string) => (await engine.send(`/v1/query/video_generation?task_id=${id}`)).json();
const state = (id: string) => async () => (await query(id)).status;

it('moves from waiting over working to a file, as the work does', async () => {
  await start();
  const [first, second] = [await submit(), await submit()];
  await expect.poll(state(first)).toBe('Processing');
  expect(await query(first)).toEqual({
    task_id: first,
    status: 'Processing',
    base_resp: { status_code: 0, status_msg: 'success' },
  });
  expect(await query(second)).toMatchObject({ status: 'Queueing' });
  await expect.poll(() => clips.requests.length).toBe(1);
  clips.finish({ notDrawn: ['zither'], promptUsed: 'A fox, at dawn' });
  await expect.poll(state(second)).toBe('Processing');
  expect(await query(first)).toEqual({
    task_id: first,
    status: 'Success',
    file_id: expect.stringMatching(/^\d+$/),
    video_width: 1280,
    video_height: 720,
    metadata: { seed: expect.stringMatching(/^\d+$/), not_drawn: ['zither'], prompt: 'A fox, at dawn' },
    base_resp: { status_code: 0, status_msg: 'success' },
  });
  expect(await query(second)).not.toHaveProperty('file_id');
});

it('gives the file to whoever has its link for an hour, and its purpose', async () => {
  await start();
  const id = await submit();
  await expect.poll(() => clips.requests.length).toBe(1);
  clips.finish();
  await expect.poll(state(id)).toBe('Success');
  const { file_id: fileId } = await query(id);
  const { file } = await (await engine.send(`/v1/files/retrieve?file_id=${fileId}`)).json();
  expect(file).toMatchObject({ purpose: 'video_generation', filename: `video-${fileId}.mp4` });
  const answer = await fetch(file.download_url);
  expect(answer.headers.get('Content-Type')).toBe('video/mp4');
  expect(await answer.text()).toBe('a clip of a test');
  time += HOUR_MS;
  expect((await fetch(file.download_url)).status).toBe(404);
  expect((await engine.send(`/v1/files/retrieve_content?file_id=${fileId}`)).status).toBe(200);
  time += 7 * 24 * HOUR_MS;
  expect((await query(id)).base_resp.status_code).toBe(2013);
});

it('says Fail and why, without a file', async () => {
  await start();
  const id = await submit();
  await expect.poll(() => clips.requests.length).toBe(1);
  clips.fail();
  await expect.poll(state(id)).toBe('Fail');
  expect(await query(id)).toEqual({
    task_id: id,
    status: 'Fail',
    error: { code: '2013', message: expect.stringContaining('frame') },
    base_resp: { status_code: 0, status_msg: 'success' },
  });
});

it('answers unknown tasks and missing IDs with 2013 and HTTP 200', async () => {
  await start();
  for (const route of ['?task_id=1', '?task_id=', '', '?task_id=..%2Ffiles']) {
    const answer = await engine.send(`/v1/query/video_generation${route}`);
    expect([answer.status, (await answer.json()).base_resp.status_code]).toEqual([200, 2013]);
  }
});

it('goes on after a restart with the same seed, also with what was under way', async () => {
  await start();
  const [first, second] = [await submit(), await submit()];
  await expect.poll(state(first)).toBe('Processing');
  await expect.poll(() => clips.requests.length).toBe(1);
  const { seed } = clips.requests[0]!;
  await engine.close();
  clips = holdClips();
  const again = await startEngine({
    port: 0,
    key: TEST_KEY,
    dataFolder: engine.folder,
    modelsFolder: '',
    clipMaker: clips,
    now: () => time,
  });
  const headers = { Authorization: `Bearer ${TEST_KEY}` };
  const end = async () => {
    await again.close();
    await rm(engine.folder, { recursive: true });
  };
  engine = { ...engine, ...again, end, send: async (route) => fetch(`${again.baseUrl}${route}`, { headers }) };
  expect(await state(second)()).toBe('Queueing');
  await expect.poll(() => clips.requests.length).toBe(1);
  expect(clips.requests[0]).toMatchObject({ seed, width: 1280 });
  clips.finish();
  await expect.poll(state(first)).toBe('Success');
  await expect.poll(state(second)).toBe('Processing');
});
