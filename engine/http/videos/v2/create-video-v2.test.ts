import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestEngine, type TestEngine } from '../../test-data/test-engine.ts';
import { holdClips, type HeldClips } from '../test-data/held-clips.ts';

let engine: TestEngine;
let clips: HeldClips;
let time: number;

beforeAll(async () => {
  time = Date.now();
  clips = holdClips();
  engine = await startTestEngine({ clipMaker: clips, now: () => time });
});
afterAll(async () => engine.end());

const picture = (width: number, height: number): string =>
  `data:image/png;base64,${createCanvas(width, height).toBuffer('image/png').toString('base64')}`;
const text = (words = 'A fox by a lake') => ({ type: 'text', text: words });
const image = (role?: string, url = picture(300, 300)) => ({
  type: 'image_url',
  image_url: { url },
  ...(role ? { role } : {}),
});
const video = { type: 'video_url', video_url: { url: 'https://example.com/a.mp4' }, role: 'reference_video' };
const sound = { type: 'audio_url', audio_url: { url: 'https://example.com/a.mp3' }, role: 'reference_audio' };
const many = (count: number, item: object) => Array.from({ length: count }, () => item);

const body = (changes: object = {}) => ({
  model: 'Vendor-H3',
  content: [text()],
  resolution: '768P',
  duration: 4,
  ratio: '16:9',
  ...changes,
});
const send = async (changes: object = {}, route = '/v2/video_generation') =>
  engine.send(route, { method: 'POST', body: JSON.stringify(body(changes)) });
const status = async (changes: object, route?: string) => (await send(changes, route)).status;
const refusal = async (changes: object) => {
  const answer = await send(changes);
  expect(answer.status).toBe(400);
  return (await answer.json()).error.message as string;
};

/** The request that the maker gets for a body. */
async function made(changes: object) {
  const { task_id: id } = await (await send(changes)).json();
  await expect
    .poll(async () => {
      const { task } = await (await engine.send(`/v2/query/video_generation/${id}`)).json();
      if (task.status === 'queued') clips.finish();
      return task.status;
    })
    .toBe('running');
  await expect.poll(() => clips.requests.length).toBe(1);
  const request = clips.requests[0]!;
  clips.finish();
  return request;
}

describe('an answer of POST /v2/video_generation', () => {
  it('is the ID of a task and nothing else', async () => {
    expect(await (await send()).json()).toEqual({ task_id: expect.stringMatching(/^\d+$/) });
  });

  it('reports errors in the envelope with the HTTP status', async () => {
    const answer = await send({ content: [] });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      type: 'error',
      error: { type: 'bad_request_error', message: expect.stringMatching(/text item .*\(2013\)$/), http_code: '400' },
      request_id: expect.stringMatching(/^\w{32}$/),
    });
    const stranger = await fetch(`${engine.baseUrl}/v2/video_generation`, { method: 'POST', body: '{}' });
    expect(stranger.status).toBe(401);
    expect((await stranger.json()).error.type).toBe('authorized_error');
    expect(await status({ content: [text('A beheading')] })).toBe(422);
  });

  it.each(['model', 'content', 'resolution', 'duration', 'ratio'])('needs %s', async (field) => {
    expect(await refusal({ [field]: undefined })).toMatch(new RegExp(`${field}|text item`));
  });
});

describe('models', () => {
  it.each<[object, number]>([
    [{ model: 'MiniMax-H3' }, 200],
    [{ model: 'H3' }, 200],
    [{ model: 'Vendor-H4' }, 400],
    [{ model: 'Vendor-Video-2.3' }, 400],
    [{ resolution: '2K' }, 200],
    [{ resolution: '480P' }, 400],
    [{ resolution: '1080P' }, 400],
    [{ model: 'MiniMax-H3-Max', resolution: '480P', duration: 5 }, 200],
    [{ model: 'Vendor-H3-Max', resolution: '768P', duration: 5 }, 200],
    [{ model: 'Vendor-H3-Max', resolution: '2K', duration: 5 }, 400],
    [{ model: 'Vendor-H3-Max', duration: 4 }, 400],
    [{ duration: 3 }, 400],
    [{ duration: 15 }, 200],
    [{ duration: 16 }, 400],
    [{ duration: 4.5 }, 400],
    [{ duration: '6' }, 400],
    [{ model: 'Vendor-H3-Max', duration: 5, extra: { prompt_expansion_mode: 'quality' } }, 200],
    [{ model: 'Vendor-H3-Max', duration: 5, extra: { prompt_expansion_mode: 'best' } }, 400],
    [{ extra: { prompt_expansion_mode: 'disabled' } }, 400],
    [{ aigc_watermark: true, anything: 1 }, 200],
  ])('with %j are answered %i', async (changes, expected) => {
    expect(await status(changes)).toBe(expected);
  });
});

describe('sizes', () => {
  it.each([
    ['21:9', '768P', 1792, 768],
    ['16:9', '768P', 1366, 768],
    ['4:3', '768P', 1024, 768],
    ['1:1', '768P', 768, 768],
    ['3:4', '768P', 768, 1024],
    ['9:16', '768P', 768, 1366],
    ['16:9', '2K', 2560, 1440],
  ])('of %s at %s are %i × %i', async (ratio, resolution, width, height) => {
    expect(await made({ ratio, resolution, duration: 5 })).toMatchObject({
      width,
      height,
      durationMs: 5000,
      framesPerSecond: 24,
    });
  });

  it('follow the first frame, whose ratio is always adaptive', async () => {
    const content = [text(), image(undefined, picture(300, 600))];
    expect(await made({ content, ratio: undefined })).toMatchObject({ width: 768, height: 1536 });
    expect(await made({ content, ratio: 'adaptive' })).toMatchObject({ width: 768, height: 1536 });
    expect(await refusal({ content })).toMatch(/adaptive/);
    expect(await refusal({ ratio: 'adaptive' })).toMatch(/adaptive/);
    expect(await made({ content: [text(), image('reference_image')], ratio: undefined })).toMatchObject({
      width: 1366,
    });
  });
});

describe('content', () => {
  const adaptive = (...content: object[]) => ({ content, ratio: 'adaptive' });

  it.each<[string, object]>([
    ['no text', { content: [image('first_frame')] }],
    ['two texts', { content: [text(), text()] }],
    ['an empty text', { content: [text(' ')] }],
    ['too long a text', { content: [text('x'.repeat(7001))] }],
    ['two first frames', adaptive(text(), image('first_frame'), image('first_frame'))],
    ['two images without roles', adaptive(text(), image(), image())],
    ['a last frame alone', adaptive(text(), image('last_frame'))],
    ['frames and references', adaptive(text(), image('first_frame'), image('reference_image'))],
    ['ten reference images', adaptive(text(), ...many(10, image('reference_image')))],
    ['four reference videos', adaptive(text(), ...many(4, video))],
    ['four reference audios', adaptive(text(), image('reference_image'), ...many(4, sound))],
    ['thirteen references', adaptive(text(), ...many(9, image('reference_image')), ...many(3, video), sound)],
    ['audio alone', adaptive(text(), sound)],
    ['another type', adaptive(text(), { type: 'model_url', model_url: { url: 'x' } })],
    ['another role', adaptive(text(), image('middle_frame'))],
    ['a base video', adaptive(text(), { ...video, role: 'base_video' })],
    ['a small image', adaptive(text(), image('first_frame', picture(255, 300)))],
    ['a large image', adaptive(text(), image('first_frame', picture(5761, 2400)))],
    ['a narrow image', adaptive(text(), image('first_frame', picture(300, 760)))],
    ['a file that was never uploaded', adaptive(text(), image('first_frame', 'mm_file://7'))],
  ])('of %s is refused', async (_name, changes) => {
    await refusal(changes);
  });

  it.each<[string, object]>([
    ['7000 characters', { content: [text('x'.repeat(7000))] }],
    ['a first and a last frame', adaptive(text(), image('first_frame'), image('last_frame'))],
    ['nine reference images', adaptive(text(), ...many(9, image('reference_image')))],
    ['an image of the smallest size', adaptive(text(), image('first_frame', picture(256, 256)))],
    ['an image of the largest size', adaptive(text(), image('first_frame', picture(5760, 2304)))],
    ['an image of the narrowest ratio', adaptive(text(), image('first_frame', picture(304, 760)))],
  ])('of %s is taken', async (_name, changes) => {
    expect(await status(changes)).toBe(200);
  });

  it('says plainly that reference videos and audios do not work here', async () => {
    expect(await refusal(adaptive(text(), video))).toMatch(/local engine does not work with reference videos/);
  });

  it('reaches the maker', async () => {
    const request = await made(adaptive(text('[Pan left] A fox'), image('first_frame'), image('last_frame')));
    expect(request).toMatchObject({ prompt: '[Pan left] A fox', honoursCamera: true });
    expect(request.firstFrame && request.lastFrame).toBeInstanceOf(Uint8Array);
  });

  it('of more than 64 MB gets 413', async () => {
    const answer = await engine.send('/v2/video_generation', {
      method: 'POST',
      body: JSON.stringify(body({ padding: 'x'.repeat(64 * 1024 * 1024) })),
    });
    expect(answer.status).toBe(413);
  });
});

describe('prompts that are expanded', () => {
  it('become a text with place, light and camera', async () => {
    const { task_id: id } = await (await send({ content: [text('A fox [Pan left]')] }, '/v2/h3_context_ir')).json();
    const task = async () => (await (await engine.send(`/v2/query/video_generation/${id}`)).json()).task;
    await expect
      .poll(async () => {
        clips.finish();
        return (await task()).status;
      })
      .toBe('succeeded');
    const { content, ...rest } = await task();
    expect(content).toEqual({ prompt: expect.stringMatching(/^A fox\. Place: .*\[pan left\] \(0 to 4 s\)\.$/) });
    expect(rest).toMatchObject({ task_type: 'h3_context_ir', modality: 'text', ratio: '16:9', duration: 4 });
  });

  it('need model, content and a duration of the model', async () => {
    for (const changes of [{ model: 'x' }, { content: [] }, { duration: 3 }])
      expect(await status(changes, '/v2/h3_context_ir')).toBe(400);
    expect(await status({ ratio: undefined, resolution: undefined }, '/v2/h3_context_ir')).toBe(200);
  });
});
