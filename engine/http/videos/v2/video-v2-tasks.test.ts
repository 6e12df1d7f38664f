import { createCanvas } from '@napi-rs/canvas';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestEngine, type TestEngine } from '../../test-data/test-engine.ts';
import { holdClips, type HeldClips } from '../test-data/held-clips.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let engine: TestEngine;
let clips: HeldClips;
let time = Date.now();

beforeEach(async () => {
  clips = holdClips();
  engine = await startTestEngine({ clipMaker: clips, now: () => time });
});
afterEach(async () => engine.end());

const text = { type: 'text', text: 'A fox' };
const submit = async (changes: object = {}, route = '/v2/video_generation'): Promise<string> => {
  const body = { model: 'Vendor-H3', content: [text], resolution: '768P', duration: 4, ratio: '16:9', ...changes };
  return (await engine.post(route, body)).task_id;
};
const query = async (id: string) => (await (await engine.send(`/v2/query/video_generation/${id}`)).json()).task;
const list = async (parameters = '') => (await engine.send(`/v2/query/video_generation${parameters}`)).json();
const remove = async (id: string) => engine.send(`/v2/video_generation/${id}`, { method: 'DELETE' });
const state = (id: string) => async () => (await query(id))?.status;
const regenerate = async (changes: object) =>
  engine.send('/v2/video_regeneration', {
    method: 'POST',
    body: JSON.stringify({ model: 'Vendor-H3', resolution: '2K', ...changes }),
  });

/** Submits a task and lets it succeed. */
async function succeeded(changes: object = {}): Promise<string> {
  const id = await submit(changes);
  await expect.poll(() => clips.requests.length).toBe(1);
  clips.finish({ notDrawn: ['zither'] });
  await expect.poll(state(id)).toBe('succeeded');
  return id;
}

it('shows a task from waiting to its result, which has a fresh link each time', async () => {
  const [first, second] = [await submit({ model: 'MiniMax-H3' }), await submit()];
  await expect.poll(state(first)).toBe('running');
  await expect.poll(() => clips.requests.length).toBe(1);
  const common = { resolution: '768P', duration: 4, ratio: '16:9', task_type: 'generation', modality: 'video' };
  expect(await query(second)).toEqual({
    id: second,
    model: 'Vendor-H3',
    status: 'queued',
    created_at: expect.any(Number),
    updated_at: expect.any(Number),
    ...common,
    usage: {},
  });
  time += 5000;
  clips.finish({ notDrawn: ['zither'], promptUsed: 'A fox, at dawn' });
  await expect.poll(state(first)).toBe('succeeded');
  const task = await query(first);
  expect(task).toEqual({
    id: first,
    model: 'MiniMax-H3',
    status: 'succeeded',
    created_at: expect.any(Number),
    updated_at: task.created_at + 5,
    content: { url: expect.stringMatching(/^http:/) },
    ...common,
    usage: {
      total_seconds: 4,
      input_seconds: 0,
      output_seconds: 4,
      input_image_count: 0,
      total_tokens: 0,
      prompt_tokens: 0,
      completion_tokens: 0,
    },
    metadata: { seed: expect.stringMatching(/^\d+$/), not_drawn: ['zither'], prompt: 'A fox, at dawn' },
  });
  expect(await (await fetch(task.content.url)).text()).toBe('a clip of a test');
  time += 1000;
  expect((await query(first)).content.url).not.toBe(task.content.url);
});

it('says why a task failed', async () => {
  const id = await submit();
  await expect.poll(() => clips.requests.length).toBe(1);
  clips.fail();
  await expect.poll(state(id)).toBe('failed');
  expect(await query(id)).toMatchObject({ usage: {}, error: { code: '2013', message: expect.any(String) } });
  expect(await query(id)).not.toHaveProperty('content');
});

it('knows neither strangers nor tasks of v1 nor those of more than 7 days ago', async () => {
  const old = await succeeded();
  const v1 = (await engine.post('/v1/video_generation', { model: 'T2V-01', prompt: 'A fox' })).task_id;
  const v1Answer = await (await engine.send(`/v1/query/video_generation?task_id=${old}`)).json();
  expect(v1Answer.base_resp.status_code).toBe(2013);
  time += 7 * DAY_MS;
  for (const id of ['1', 'x', v1, old]) {
    const answer = await engine.send(`/v2/query/video_generation/${id}`);
    expect(answer.status).toBe(400);
    expect((await answer.json()).error).toMatchObject({
      type: 'bad_request_error',
      message: expect.stringMatching(/invalid task id.*\(2013\)$/),
    });
  }
  expect((await list()).total).toBe(0);
});

it('cancels what waits, which then never runs', async () => {
  const [first, second, third] = [await submit(), await submit(), await submit()];
  await expect.poll(state(first)).toBe('running');
  expect(await (await remove(second)).json()).toEqual({ task_id: second, action: 'cancelled', status: 'cancelled' });
  expect(await query(second)).toMatchObject({ status: 'cancelled', usage: {} });
  await expect.poll(() => clips.requests.length).toBe(1);
  clips.finish();
  await expect.poll(state(third)).toBe('running');
  expect(await query(second)).toMatchObject({ status: 'cancelled' });
});

it('forgets what has ended, with its file', async () => {
  const id = await succeeded();
  const { url } = (await query(id)).content;
  expect(await (await remove(id)).json()).toEqual({ task_id: id, action: 'deleted', status: 'deleted' });
  expect((await engine.send(`/v2/query/video_generation/${id}`)).status).toBe(400);
  expect((await fetch(url)).status).toBe(404);
  expect((await remove(id)).status).toBe(400);
  const failed = await submit();
  await expect.poll(() => clips.requests.length).toBe(1);
  clips.fail();
  await expect.poll(state(failed)).toBe('failed');
  expect(await (await remove(failed)).json()).toMatchObject({ action: 'deleted' });
});

it('refuses to delete what runs or was cancelled, and what it does not know', async () => {
  const [running, waiting] = [await submit(), await submit()];
  await expect.poll(state(running)).toBe('running');
  await remove(waiting);
  for (const [id, word] of [
    [running, /running.*\(2013\)$/],
    [waiting, /cancelled.*\(2013\)$/],
    ['1', /\(2013\)$/],
  ] as const) {
    const answer = await remove(id);
    expect(answer.status).toBe(400);
    expect((await answer.json()).error).toMatchObject({
      type: 'bad_request_error',
      message: expect.stringMatching(word),
    });
  }
  expect([await state(running)(), await state(waiting)()]).toEqual(['running', 'cancelled']);
  const stranger = await fetch(`${engine.baseUrl}/v2/video_generation/${running}`, { method: 'DELETE' });
  expect(stranger.status).toBe(401);
});

it('lists tasks by pages, newest first, and by filters', async () => {
  const done = await succeeded();
  const ids = [done];
  for (const model of ['Vendor-H3', 'MiniMax-H3', 'Vendor-H3']) ids.push(await submit({ model }));
  await expect.poll(state(ids[1]!)).toBe('running');
  const idsOf = async (parameters: string) => (await list(parameters)).items.map((task: { id: string }) => task.id);
  const newest = ids.toReversed();
  expect(await list()).toEqual({ items: expect.any(Array), total: 4 });
  expect(await idsOf('')).toEqual(newest);
  expect(await idsOf('?page_num=1&page_size=3')).toEqual(newest.slice(0, 3));
  expect(await idsOf('?page_num=2&page_size=3')).toEqual(newest.slice(3));
  expect(await list('?page_num=9&page_size=3')).toEqual({ items: [], total: 4 });
  expect(await idsOf('?filter.status=succeeded')).toEqual([done]);
  expect(await idsOf('?filter.status=expired')).toEqual([]);
  expect(await idsOf('?filter.model=MiniMax-H3')).toEqual([ids[2]]);
  expect(await idsOf('?filter.task_type=regeneration')).toEqual([]);
  expect((await list('?filter.task_type=generation&page_size=1')).total).toBe(4);
  expect(await idsOf(`?filter.task_ids=${ids[0]}&filter.task_ids=${ids[2]}`)).toEqual([ids[2], ids[0]]);
  expect(await idsOf(`?filter.task_ids=${ids[0]},${ids[2]}`)).toEqual([ids[2], ids[0]]);
});

it.each(['page_num=0', 'page_num=x', 'page_size=0', 'page_size=ten', 'page_num=-1', 'filter.status=gone'])(
  'refuses a list with %s',
  async (parameters) => {
    expect((await engine.send(`/v2/query/video_generation?${parameters}`)).status).toBe(400);
  },
);

it('makes the same clip again in 2K', async () => {
  const source = await submit({ ratio: '9:16', duration: 7 });
  await expect.poll(() => clips.requests.length).toBe(1);
  const { seed, prompt } = clips.requests[0]!;
  expect((await regenerate({ source_task_id: source })).status).toBe(400);
  clips.finish();
  await expect.poll(state(source)).toBe('succeeded');
  const { task_id: id } = await (await regenerate({ source_task_id: source, aigc_watermark: true })).json();
  await expect.poll(() => clips.requests.length).toBe(1);
  expect(clips.requests[0]).toMatchObject({ seed, prompt, width: 1440, height: 2560, durationMs: 7000 });
  clips.finish();
  await expect.poll(state(id)).toBe('succeeded');
  expect(await query(id)).toMatchObject({ task_type: 'regeneration', resolution: '2K', ratio: '9:16', duration: 7 });
});

it('refuses to make again what it cannot', async () => {
  const url = `data:image/png;base64,${createCanvas(300, 300).toBuffer('image/png').toString('base64')}`;
  const content = [text, { type: 'image_url', image_url: { url } }];
  const framed = await succeeded({ content, ratio: 'adaptive' });
  const plain = await succeeded();
  const base = [{ type: 'video_url', role: 'base_video', video_url: { url: 'https://example.com/a.mp4' } }];
  for (const changes of [
    {},
    { source_task_id: plain, content: base },
    { content: base },
    { source_task_id: '1' },
    { source_task_id: framed },
    { source_task_id: plain, resolution: '768P' },
    { source_task_id: plain, resolution: undefined },
    { source_task_id: plain, model: undefined },
  ])
    expect((await regenerate(changes)).status).toBe(400);
});
