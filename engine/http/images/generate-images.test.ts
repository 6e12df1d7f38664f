import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageAnswerSchema } from '../../../shared/service-api/images.ts';
import { startEngine } from '../../start-engine.ts';
import { startTestEngine, type TestEngine } from '../test-data/test-engine.ts';
import { jpegSize, plainPicture } from './test-data/pictures.ts';

const HOUR_MS = 60 * 60 * 1000;
const SMALL = { width: 512, height: 512 };
let engine: TestEngine;
let time: number;

beforeAll(async () => {
  time = Date.now();
  engine = await startTestEngine({ now: () => time });
});
afterAll(async () => engine.end());

const ask = async (changes: object = {}) =>
  engine.post('/v1/image_generation', {
    model: 'image-01',
    prompt: 'A red fox',
    ...SMALL,
    response_format: 'base64',
    ...changes,
  });
const code = async (changes: object) => (await ask(changes)).base_resp.status_code;
const pictures = async (changes: object = {}): Promise<Buffer[]> =>
  (await ask(changes)).data.image_base64.map((text: string) => Buffer.from(text, 'base64'));
const dataUrl = (bytes: Buffer, type = 'image/jpeg') => `data:${type};base64,${bytes.toString('base64')}`;

describe('an answer of POST /v1/image_generation', () => {
  it('links to one JPEG by default, with counts as texts', async () => {
    const response = await engine.send('/v1/image_generation', {
      method: 'POST',
      body: JSON.stringify({ model: 'image-01', prompt: 'A lighthouse' }),
    });
    const answer = await response.json();
    expect(response.headers.get('Trace-Id')).toBe(answer.id);
    expect(answer.metadata).toMatchObject({ success_count: '1', failed_count: '0' });
    expect(answer.base_resp).toEqual({ status_code: 0, status_msg: 'success' });
    expect(Object.keys(answer.data)).toEqual(['image_urls']);
    expect(answer.data.image_urls).toHaveLength(1);
    const [url] = imageAnswerSchema.parse(answer).data.image_urls;
    expect(url).toMatch(new RegExp(`^${engine.baseUrl}/.+\\.jpg$`));
    const picture = await fetch(url!);
    expect(picture.headers.get('Content-Type')).toBe('image/jpeg');
    expect(jpegSize(new Uint8Array(await picture.arrayBuffer()))).toBe('1024x1024');
  });

  it('holds Base64 of JPEGs and no links when asked to', async () => {
    const answer = await ask();
    expect(Object.keys(answer.data)).toEqual(['image_base64']);
    expect(jpegSize(Buffer.from(answer.data.image_base64[0], 'base64'))).toBe('512x512');
  });

  it('has an ID of its own each time', async () => {
    const [one, other] = [await ask(), await ask()];
    expect(one.id).not.toBe(other.id);
  });

  it('says what each image was drawn from where the prompt is to be optimized', async () => {
    const { metadata } = await ask({ prompt: 'A fox by a lake', n: 2, prompt_optimizer: true });
    expect(metadata.prompts).toHaveLength(2);
    for (const prompt of metadata.prompts) expect(prompt).toMatch(/^A fox by a lake, (in|at) /);
    expect((await ask({ prompt: 'A fox by a lake' })).metadata).not.toHaveProperty('prompts');
  });

  it('names words that are not drawn', async () => {
    const { metadata } = await ask({ prompt: 'A fox with a sextant and a zither by a lake' });
    expect(metadata.not_drawn).toEqual(['sextant', 'zither']);
    expect((await ask({ prompt: 'A fox by a lake at dawn' })).metadata.not_drawn).toEqual([]);
  });
});

describe('links to images', () => {
  it('open without a key for 24 hours', async () => {
    const { data } = await ask({ response_format: 'url' });
    time += 24 * HOUR_MS - 60_000;
    expect((await fetch(data.image_urls[0])).status).toBe(200);
    time += 120_000;
    expect((await fetch(data.image_urls[0])).status).toBe(404);
  });

  it('outlive the engine', async () => {
    const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'atelier-images-'));
    const options = { port: 0, key: 'k', dataFolder, modelsFolder: dataFolder };
    const headers = { Authorization: 'Bearer k' };
    const body = JSON.stringify({ model: 'image-01', prompt: 'A fox', ...SMALL });
    const first = await startEngine(options);
    const { data } = await (
      await fetch(`${first.baseUrl}/v1/image_generation`, { method: 'POST', headers, body })
    ).json();
    await first.close();
    const second = await startEngine(options);
    const picture = await fetch(new URL(new URL(data.image_urls[0]).pathname, second.baseUrl));
    expect(jpegSize(new Uint8Array(await picture.arrayBuffer()))).toBe('512x512');
    await second.close();
    await rm(dataFolder, { recursive: true });
  });
});

describe('sizes', () => {
  it.each([
    ['1:1', '1024x1024'],
    ['16:9', '1280x720'],
    ['4:3', '1152x864'],
    ['3:2', '1248x832'],
    ['2:3', '832x1248'],
    ['3:4', '864x1152'],
    ['9:16', '720x1280'],
    ['21:9', '1344x576'],
  ])('of %s are %s', async (ratio, size) => {
    const [picture] = await pictures({ aspect_ratio: ratio, width: undefined, height: undefined });
    expect(jpegSize(picture!)).toBe(size);
  });

  it.each([
    [512, 512],
    [1000, 1000],
    [2048, 2048],
    [512, 2048],
  ])('of %i × %i are drawn as asked', async (width, height) => {
    const [picture] = await pictures({ width, height });
    expect(jpegSize(picture!)).toBe(`${width}x${height}`);
  });

  it('of a ratio win over width and height, also over ones that are not allowed', async () => {
    for (const width of [512, 504, 'wide']) {
      const [picture] = await pictures({ aspect_ratio: '16:9', width });
      expect(jpegSize(picture!)).toBe('1280x720');
    }
  });

  it.each([
    ['below the smallest', { width: 504 }],
    ['above the largest', { width: 2056 }],
    ['no multiple of 8', { width: 1001 }],
    ['a width alone', { height: undefined }],
    ['a height alone', { width: undefined }],
    ['a fraction', { width: 512.5 }],
    ['a text', { width: '512' }],
    ['another ratio', { aspect_ratio: '5:4' }],
    ['free with the live model', { model: 'image-01-live' }],
    ['21:9 with the live model', { model: 'image-01-live', width: undefined, height: undefined, aspect_ratio: '21:9' }],
  ])('that are %s are refused', async (_name, changes) => {
    expect(await code(changes)).toBe(2013);
  });
});

describe('fields', () => {
  it.each<[string, object, object]>([
    ['model', { model: 'image-01-live', width: undefined, height: undefined }, { model: 'image-02' }],
    ['model with a prefix', { model: 'Vendor-image-01' }, { model: 'vendor-' }],
    ['model with another prefix', { model: 'MiniMax-image-01' }, { model: undefined }],
    ['length of the prompt', { prompt: 'x'.repeat(1500) }, { prompt: 'x'.repeat(1501) }],
    ['characters of the prompt', { prompt: '🦊'.repeat(1500) }, { prompt: '🦊'.repeat(1501) }],
    ['prompt', { prompt: 'x' }, { prompt: '' }],
    ['presence of the prompt', { prompt: 'a' }, { prompt: undefined }],
    ['n, below', { n: 1 }, { n: 0 }],
    ['n, whole', { n: 2 }, { n: 1.5 }],
    ['n, above', { n: 9 }, { n: 10 }],
    ['seed', { seed: -3 }, { seed: 1.5 }],
    ['seed, type', { seed: 0 }, { seed: '1' }],
    ['response_format', { response_format: 'url' }, { response_format: 'hex' }],
    ['prompt_optimizer', { prompt_optimizer: true }, { prompt_optimizer: 'yes' }],
    ['aigc_watermark', { aigc_watermark: false }, { aigc_watermark: 1 }],
    ['unknown fields', { foo: 1 }, { model: 1 }],
  ])('%s has its limit', async (_name, allowed, refused) => {
    expect(await code(allowed)).toBe(0);
    expect(await code(refused)).toBe(2013);
  });

  it('takes styles with the live model, by weight', async () => {
    const live = { model: 'image-01-live', width: undefined, height: undefined, aspect_ratio: '1:1', seed: 1 };
    const styled = (weight?: number) => ({ ...live, style: { style_type: '水彩', style_weight: weight } });
    expect(await code(styled(1))).toBe(0);
    expect(await code(styled(0))).toBe(2013);
    expect(await code(styled(1.01))).toBe(2013);
    expect(await code({ style: { style_type: '水彩' } })).toBe(2013);
    const [[plain], [usual]] = [await pictures(live), await pictures(styled())];
    expect(usual!.equals(plain!)).toBe(false);
  });

  it('needs a key', async () => {
    const answer = await fetch(`${engine.baseUrl}/v1/image_generation`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(401);
    expect((await answer.json()).base_resp.status_code).toBe(1004);
  });

  it('refuses the words of a short list with 1026', async () => {
    expect(await code({ prompt: 'A beheading in a castle' })).toBe(1026);
    expect(await code({ prompt: 'A horse’s head above a fence, snaked river' })).toBe(0);
  });
});

describe('seeds', () => {
  it('give the same bytes again, also for several', async () => {
    const [first, again, other] = [
      await pictures({ seed: 7, n: 2 }),
      await pictures({ seed: 7, n: 2 }),
      await pictures({ seed: 9 }),
    ];
    expect(again.map((picture, index) => picture.equals(first[index]!))).toEqual([true, true]);
    expect(first[0]!.equals(first[1]!)).toBe(false);
    expect(other[0]!.equals(first[0]!)).toBe(false);
  });

  it('are random for each image when none is asked for, and named', async () => {
    const answer = await ask({ n: 2 });
    expect(new Set([...answer.data.image_base64, ...(await ask()).data.image_base64]).size).toBe(3);
    const [again] = await pictures({ seed: Number(answer.metadata.seeds[1]) });
    expect(again!.toString('base64')).toBe(answer.data.image_base64[1]);
  });
});

describe('aigc_watermark', () => {
  it('is seen in the lower right corner', async () => {
    const [[plain], [marked]] = [await pictures({ seed: 1 }), await pictures({ seed: 1, aigc_watermark: true })];
    expect(marked!.equals(plain!)).toBe(false);
  });
});

describe('subject_reference', () => {
  const reference = (source: string) => ({ subject_reference: [{ type: 'character', image_file: source }] });
  const prompt = 'A woman in a park';

  it.each([['jpeg'], ['png']] as const)(
    'takes a %s as a data URL, whose colour the character wears',
    async (format) => {
      const blue = await pictures({ prompt, seed: 3, ...reference(dataUrl(plainPicture(format, '#2040d0'))) });
      const red = await pictures({ prompt, seed: 3, ...reference(dataUrl(plainPicture(format, '#d02020'))) });
      expect(blue[0]!.equals(red[0]!)).toBe(false);
    },
  );

  it('takes a bare text and a link of this engine', async () => {
    expect(await code({ subject_reference: dataUrl(plainPicture('png')) })).toBe(0);
    const { data } = await ask({ response_format: 'url' });
    expect(await code(reference(data.image_urls[0]))).toBe(0);
  });

  it.each<[string, unknown]>([
    ['two', [1, 2].map(() => ({ type: 'character', image_file: dataUrl(plainPicture('png')) }))],
    ['none', []],
    ['another type', [{ type: 'object', image_file: dataUrl(plainPicture('png')) }]],
    ['a webp', dataUrl(plainPicture('webp'), 'image/webp')],
    ['a GIF', dataUrl(Buffer.from('GIF89a0000'), 'image/gif')],
    ['a JPEG that cannot be read', dataUrl(Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2, 3]))],
    ['no address', 'not an address'],
    ['a file', 'file:///etc/passwd'],
  ])('refuses %s', async (_name, subject) => {
    expect(await code({ subject_reference: subject })).toBe(2013);
  });

  it('takes 10 MB and not a byte more', async () => {
    const limit = 10 * 1024 * 1024;
    const sized = (bytes: number) => Buffer.concat([plainPicture('png'), Buffer.alloc(bytes)], bytes);
    expect(await code({ subject_reference: dataUrl(sized(limit)) })).toBe(0);
    expect(await code({ subject_reference: dataUrl(sized(limit + 1)) })).toBe(2013);
  });

  it('fetches nothing from this computer or its network', async () => {
    let asked = 0;
    const server = createServer((_, response) => {
      asked += 1;
      response.end(plainPicture('png'));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433']) {
      expect(await code(reference(`http://${host}:${port}/a.png`))).toBe(2013);
    }
    expect(await code(reference(`${engine.baseUrl}/v1/files/list`))).toBe(2013);
    server.close();
    expect(asked).toBe(0);
  });
});
