import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestEngine, type TestEngine } from '../test-data/test-engine.ts';
import { holdClips, type HeldClips } from './test-data/held-clips.ts';

let engine: TestEngine;
let clips: HeldClips;
let time: number;

beforeAll(async () => {
  time = Date.now();
  clips = holdClips();
  engine = await startTestEngine({ clipMaker: clips, now: () => time });
});
afterAll(async () => engine.end());

const ask = async (changes: object = {}) =>
  engine.post('/v1/video_generation', { model: 'Vendor-Video-2.3', prompt: 'A fox', ...changes });
const code = async (changes: object): Promise<number> => (await ask(changes)).base_resp.status_code;

/** The request that the maker gets for a body. */
async function made(changes: object) {
  const { task_id: id } = await ask(changes);
  // What was submitted before is ended: the newest is then the one that runs.
  await expect
    .poll(async () => {
      const { status } = await (await engine.send(`/v1/query/video_generation?task_id=${id}`)).json();
      if (status === 'Queueing') clips.finish();
      return status;
    })
    .toBe('Processing');
  await expect.poll(() => clips.requests.length).toBe(1);
  const request = clips.requests[0]!;
  clips.finish();
  return request;
}

const picture = (width: number, height: number, type: 'jpeg' | 'png' | 'webp' = 'jpeg'): string => {
  const canvas = createCanvas(width, height);
  const bytes = type === 'png' ? canvas.toBuffer('image/png') : canvas.toBuffer(`image/${type}` as 'image/jpeg', 60);
  return `data:image/${type};base64,${bytes.toString('base64')}`;
};
const frame = picture(640, 360);
const frames = { model: 'Vendor-Video-02', first_frame_image: frame, last_frame_image: frame };
const subject = { model: 'S2V-01', subject_reference: [{ type: 'character', image: [frame] }] };

describe('an answer of POST /v1/video_generation', () => {
  it('is a task whose ID is a text of digits', async () => {
    const answer = await ask();
    expect(answer).toEqual({
      task_id: expect.stringMatching(/^\d+$/),
      base_resp: { status_code: 0, status_msg: 'success' },
    });
  });

  it('needs a key', async () => {
    const refused = await fetch(`${engine.baseUrl}/v1/video_generation`, { method: 'POST', body: '{}' });
    expect(refused.status).toBe(401);
    expect((await refused.json()).base_resp.status_code).toBe(1004);
  });

  it('names the field that is wrong', async () => {
    expect((await ask({ duration: 7 })).base_resp.status_msg).toMatch(/duration 7 is not one of 6, 10/);
    expect((await ask({ model: 'T2V-01', resolution: '768P' })).base_resp.status_msg).toMatch(/resolution 768P/);
  });
});

describe('models', () => {
  it.each([
    'Vendor-Video-2.3',
    'Vendor-Video-02',
    'MiniMax-Hailuo-2.3',
    'MiniMax-Hailuo-02',
    'Hailuo-02',
    'T2V-01',
    'T2V-01-Director',
    'Vendor-T2V-01',
  ])('%s makes videos from a text alone', async (model) => {
    expect(await code({ model })).toBe(0);
    expect(await code({ model, prompt: undefined })).toBe(2013);
    expect(await code({ model, prompt: ' ' })).toBe(2013);
  });

  it.each(['I2V-01', 'I2V-01-Director', 'I2V-01-live', 'MiniMax-Hailuo-2.3-Fast', 'Vendor-Video-2.3-Fast'])(
    '%s needs a first frame, and no prompt',
    async (model) => {
      expect(await code({ model })).toBe(2013);
      expect(await code({ model, first_frame_image: frame, prompt: undefined })).toBe(0);
    },
  );

  it.each([
    ['one that nobody knows', { model: 'Vendor-Video-99' }],
    ['none', { model: undefined }],
    ['a number', { model: 2.3 }],
    ['only a prefix', { model: 'Vendor-' }],
  ])('that are %s are refused', async (_name, changes) => {
    expect(await code(changes)).toBe(2013);
  });

  it('honour camera commands, except the one that takes them as text', async () => {
    expect(await made({ prompt: '[Pan left] A fox' })).toMatchObject({ honoursCamera: true });
    expect(await made({ model: 'T2V-01-Director' })).toMatchObject({ honoursCamera: true });
    expect(await made({ model: 'T2V-01' })).toMatchObject({ honoursCamera: false });
  });
});

describe('durations and resolutions', () => {
  it.each([
    [{}, 1366, 768, 6],
    [{ duration: 10, resolution: '768P' }, 1366, 768, 10],
    [{ duration: 6, resolution: '1080P' }, 1920, 1080, 6],
    [{ model: 'Vendor-Video-02', duration: 10 }, 1366, 768, 10],
    [{ model: 'T2V-01' }, 1280, 720, 6],
    [subject, 1280, 720, 6],
    [{ ...frames, duration: 10 }, 1366, 768, 10],
    [{ ...frames, resolution: '1080P' }, 1920, 1080, 6],
    [{ model: 'Vendor-Video-02', first_frame_image: frame, resolution: '512P' }, 910, 512, 6],
    [{ first_frame_image: picture(400, 600) }, 768, 1152, 6],
    [{ first_frame_image: picture(800, 320) }, 1920, 768, 6],
    [{ ...frames, first_frame_image: undefined, last_frame_image: picture(500, 500) }, 768, 768, 6],
  ])('of %j are %i × %i for %i s', async (changes, width, height, seconds) => {
    expect(await made(changes)).toMatchObject({ width, height, durationMs: seconds * 1000 });
  });

  it.each([
    ['10 s at 1080P', { duration: 10, resolution: '1080P' }],
    ['10 s of a small model', { model: 'T2V-01', duration: 10 }],
    ['7 s', { duration: 7 }],
    ['a text', { duration: '6' }],
    ['a fraction', { duration: 6.5 }],
    ['768P of a small model', { model: 'T2V-01', resolution: '768P' }],
    ['1080P of a small model', { model: 'T2V-01', resolution: '1080P' }],
    ['512P without a frame', { model: 'Vendor-Video-02', resolution: '512P' }],
    ['512P with two frames', { ...frames, resolution: '512P' }],
    ['1080P for 10 s with two frames', { ...frames, resolution: '1080P', duration: 10 }],
    ['4K', { resolution: '4K' }],
  ])('that are %s are refused', async (_name, changes) => {
    expect(await code(changes)).toBe(2013);
  });
});

describe('fields', () => {
  it.each<[string, object, object]>([
    ['length of the prompt', { prompt: 'x'.repeat(2000) }, { prompt: 'x'.repeat(2001) }],
    ['characters of the prompt', { prompt: '🦊'.repeat(2000) }, { prompt: '🦊'.repeat(2001) }],
    ['prompt_optimizer', { prompt_optimizer: false }, { prompt_optimizer: 'no' }],
    ['fast_pretreatment', { fast_pretreatment: true }, { fast_pretreatment: 1 }],
    ['last frame with another model', frames, { ...frames, model: 'Vendor-Video-2.3' }],
    ['first frame with a model for text', { first_frame_image: frame }, { model: 'T2V-01', first_frame_image: frame }],
    ['subject', subject, { model: 'S2V-01' }],
    ['subject of another model', subject, { subject_reference: subject.subject_reference }],
    ['kind of the subject', subject, { ...subject, subject_reference: [{ type: 'object', image: [frame] }] }],
    ['pictures of the subject', subject, { ...subject, subject_reference: [{ type: 'character' }] }],
    ['kind of a subject that is missing', subject, { ...subject, subject_reference: [{ image: [frame] }] }],
    ['two subjects', subject, { ...subject, subject_reference: [subject, subject] }],
  ])('%s', async (_name, good, bad) => {
    expect(await code(good)).toBe(0);
    expect(await code(bad)).toBe(2013);
  });

  it('that nobody knows are let through, and so is the watermark', async () => {
    expect(await code({ aigc_watermark: true, cfg_scale: 3, GroupId: 'x' })).toBe(0);
  });

  it('with a refused word give 1026', async () => {
    expect(await code({ prompt: 'A beheading' })).toBe(1026);
  });

  it('leave light and company to the maker unless told not to', async () => {
    expect(await made({})).toMatchObject({ isEnriched: true });
    expect(await made({ prompt_optimizer: false })).toMatchObject({ isEnriched: false });
  });
});

describe('frames', () => {
  const first = (source: string) => ({ first_frame_image: source });

  it.each(['jpeg', 'png', 'webp'] as const)('may be %s', async (type) => {
    expect(await code(first(picture(400, 400, type)))).toBe(0);
  });

  it.each([
    ['a GIF', `data:image/gif;base64,${Buffer.from('GIF89a\x90\x01\x90\x01\x00\x00\x00;').toString('base64')}`],
    ['a text', `data:image/png;base64,${Buffer.from('hello').toString('base64')}`],
    ['empty', 'data:image/png;base64,'],
    ['no address', 'frame.png'],
    ['an address of this computer', 'http://127.0.0.1:9/frame.png'],
    ['an address of its network', 'http://192.168.1.1/frame.png'],
    ['a file of the disk', 'file:///etc/passwd'],
    ['a file that was never uploaded', 'mm_file://1'],
  ])('that are %s are refused', async (_name, source) => {
    expect(await code(first(source))).toBe(2013);
  });

  it.each([
    [301, 301, 0],
    [300, 600, 2013],
    [400, 1000, 0],
    [400, 1004, 2013],
    [1000, 400, 0],
    [1004, 400, 2013],
  ])('of %i × %i give %i', async (width, height, expected) => {
    expect(await code(first(picture(width, height)))).toBe(expected);
  });

  it('weigh less than 20 MB', async () => {
    const bytes = createCanvas(400, 400).toBuffer('image/jpeg', 60);
    const padded = (sizeBytes: number) =>
      `data:image/jpeg;base64,${Buffer.concat([bytes, Buffer.alloc(sizeBytes - bytes.length)]).toString('base64')}`;
    const limit = 20 * 1024 * 1024;
    expect(await code(first(padded(limit)))).toBe(2013);
    expect(await code(first(padded(limit - 1)))).toBe(0);
  });

  it('come from links of this engine, and never past a redirect to another address of this computer', async () => {
    const images = await engine.post('/v1/image_generation', { model: 'image-01', prompt: 'A fox' });
    expect(await code(first(images.data.image_urls[0]))).toBe(0);
    const server = createServer((_request, response) => response.end('secret')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const refused = await ask(first(`http://localhost:${port}/x.png`));
    expect(refused.base_resp).toMatchObject({ status_code: 2013 });
    expect(refused.base_resp.status_msg).toMatch(/first_frame_image cannot be fetched/);
    server.close();
  });

  it('come from uploaded files for as long as these live', async () => {
    const form = new FormData();
    form.append('purpose', 'video_generation_input');
    form.append('file', new File([new Uint8Array(createCanvas(400, 400).toBuffer('image/png'))], 'frame.png'));
    const { file } = await (await engine.send('/v1/files/upload', { method: 'POST', body: form })).json();
    expect(await code(first(`mm_file://${file.file_id}`))).toBe(0);
    time += 7 * 24 * 60 * 60 * 1000;
    expect((await ask(first(`mm_file://${file.file_id}`))).base_resp.status_msg).toMatch(/file expired/);
  });
});
