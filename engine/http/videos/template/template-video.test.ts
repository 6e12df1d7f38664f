import { createCanvas } from '@napi-rs/canvas';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestEngine, type TestEngine } from '../../test-data/test-engine.ts';
import { holdClips, type HeldClips } from '../test-data/held-clips.ts';

const HOUR_MS = 60 * 60 * 1000;
let engine: TestEngine;
let clips: HeldClips;
let time = Date.now();

beforeEach(async () => {
  clips = holdClips();
  engine = await startTestEngine({ clipMaker: clips, now: () => time });
});
afterEach(async () => engine.end());

const submit = async (body: object) => engine.post('/v1/video_template_generation', body);
const query = async (parameters: string) => engine.send(`/v1/query/video_template_generation${parameters}`);

it('makes a video of a template and links to it for 9 hours', async () => {
  const answer = await submit({
    template_id: '393769180141805569',
    text_inputs: [{ value: 'A fox' }, { value: 'snow' }],
  });
  expect(answer).toEqual({
    task_id: expect.stringMatching(/^\d+$/),
    base_resp: { status_code: 0, status_msg: 'success' },
  });
  const later = await submit({ template_id: '1', text_inputs: [{ value: 'A cat' }] });
  const status = async (id: string) => (await (await query(`?task_id=${id}`)).json()).status;
  await expect.poll(async () => status(answer.task_id)).toBe('Processing');
  expect(await status(later.task_id)).toBe('Preparing');
  await expect.poll(() => clips.requests.length).toBe(1);
  expect(clips.requests[0]).toMatchObject({
    width: 1366,
    height: 768,
    prompt: expect.stringMatching(/^A fox, snow \[/),
  });
  clips.finish();
  await expect.poll(async () => status(answer.task_id)).toBe('Success');
  const response = await query(`?task_id=${answer.task_id}`);
  expect(response.headers.get('Deprecation')).toMatch(/^@\d+$/);
  const result = await response.json();
  expect(result).toEqual({
    task_id: answer.task_id,
    status: 'Success',
    video_url: expect.stringMatching(/^http:/),
    base_resp: { status_code: 0, status_msg: 'success' },
  });
  time += 9 * HOUR_MS - 1000;
  expect((await fetch(result.video_url)).status).toBe(200);
  time += 2000;
  expect((await fetch(result.video_url)).status).toBe(404);
});

it('moves the camera over a picture, always the same for a template', async () => {
  const picture = `data:image/png;base64,${createCanvas(400, 600).toBuffer('image/png').toString('base64')}`;
  const body = { template_id: 'any', media_inputs: [{ value: picture }] };
  const prompts: string[] = [];
  for (let turn = 0; turn < 2; turn++) {
    await submit(body);
    await expect.poll(() => clips.requests.length).toBe(1);
    expect(clips.requests[0]).toMatchObject({ width: 768, height: 1152, firstFrame: expect.any(Uint8Array) });
    prompts.push(clips.requests[0]!.prompt);
    clips.finish();
  }
  expect(prompts[0]).toBe(prompts[1]);
});

it('says Fail without a link', async () => {
  const { task_id: id } = await submit({ template_id: '1', text_inputs: [{ value: 'A fox' }] });
  await expect.poll(() => clips.requests.length).toBe(1);
  clips.fail();
  await expect.poll(async () => (await (await query(`?task_id=${id}`)).json()).status).toBe('Fail');
  expect(await (await query(`?task_id=${id}`)).json()).not.toHaveProperty('video_url');
});

it('refuses requests without a template or inputs, and unknown tasks', async () => {
  const inputs = [{ value: 'A fox' }];
  for (const body of [
    {},
    { text_inputs: inputs },
    { template_id: '1' },
    { template_id: '1', text_inputs: ['A fox'] },
    { template_id: '1', text_inputs: inputs, callback_url: 'hook' },
  ])
    expect((await submit(body)).base_resp.status_code).toBe(2013);
  for (const parameters of ['', '?task_id=1']) {
    const answer = await query(parameters);
    expect([answer.status, (await answer.json()).base_resp.status_code]).toEqual([200, 2013]);
  }
});
