import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LibraryItem } from '../../shared/domain/library/library-item.ts';
import { NO_IMAGE_EDIT } from '../../shared/domain/media/image-edit.ts';
import { DEFAULT_CLIP_RECIPE } from '../../shared/domain/recipe/clip-recipe.ts';
import { writeRecipe } from '../core/media/videos/recipe-in-clip.ts';
import { smallClip } from '../core/media/videos/test-data/small-clip.ts';
import { twoColours } from '../core/media/images/test-data/pictures.ts';
import { openFiles } from '../core/testing/file-system/open-files.ts';
import { openTestCore, type TestCore } from '../core/testing/test-core.ts';
import { createHttp, type HttpDoor } from './create-http.ts';
import { builtRenderer } from './renderer-source.ts';

const RATE_HZ = 16_000;
let test: TestCore;
let http: HttpDoor;
let renderer: string;

beforeEach(() => {
  test = openTestCore();
  renderer = path.join(test.folder, 'renderer');
  fs.mkdirSync(path.join(renderer, 'assets'), { recursive: true });
  fs.writeFileSync(path.join(renderer, 'index.html'), '<meta property="csp-nonce" nonce="__CSP_NONCE__"><p>Studio');
  fs.writeFileSync(path.join(renderer, 'assets/app-1.js'), 'export const page = 1;');
  fs.writeFileSync(path.join(test.folder, 'secret.txt'), 'secret');
  fs.symlinkSync(path.join(test.folder, 'secret.txt'), path.join(renderer, 'assets/link.js'));
  http = createHttp({ core: test.core, renderer: builtRenderer(renderer), log: test.log });
});
afterEach(() => test.dispose());

const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  http.fetch(new Request(`app://studio${address}`, { method, headers }));

/** A tone of so many seconds. */
function tone(seconds = 1): Uint8Array {
  const samples = Int16Array.from({ length: seconds * RATE_HZ }, (_, index) => 9000 * Math.sin(index / 8));
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE_HZ, 24);
  header.writeUInt32LE(RATE_HZ * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer)]);
}

async function upload(name: string, body: Uint8Array): Promise<LibraryItem> {
  const request = new Request(`app://studio/uploads/${name}`, { method: 'PUT', body: body as never });
  const answer = await http.fetch(request);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([201, 'application/json']);
  const item = (await answer.json()) as LibraryItem;
  await test.core.library.whenRead({ id: item.id });
  return item;
}

describe('the page', () => {
  it('comes with a new nonce each time and a policy without any unsafe source', async () => {
    const [first, second] = [await get('/'), await get('/')];
    const policy = first.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
    expect(await first.text()).toContain(`nonce="${nonce}"`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toMatch(/https?:|ws:|\*/);
    expect(second.headers.get('content-security-policy')).not.toBe(policy);
    expect(first.headers.get('cache-control')).toBe('no-store');
  });

  it('comes with its files before core is open, and only media waits for that', async () => {
    let open: (core: TestCore['core']) => void = () => undefined;
    const core = new Promise<TestCore['core']>((resolve) => {
      open = resolve;
    });
    const early = createHttp({ core, renderer: builtRenderer(renderer), log: test.log });
    const ask = async (address: string) => early.fetch(new Request(`app://studio${address}`));
    const media = ask('/media/none/original');
    expect([(await ask('/')).status, (await ask('/assets/app-1.js')).status]).toEqual([200, 200]);
    open(test.core);
    expect((await media).status).toBe(404);
  });

  it('carries the same hardening as every other answer', async () => {
    const answers = [await get('/'), await get('/assets/app-1.js'), await get('/media/none/original')];
    for (const { headers } of answers) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  it('gives its files with their type and nothing from outside its folder', async () => {
    const script = await get('/assets/app-1.js');
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    const attacks = [
      '/assets/../../secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/assets/%2e%2e/%2e%2e/secret.txt',
      '/assets/..%252f..%252fsecret.txt',
      '/assets/....//....//secret.txt',
      '/assets/..\\..\\secret.txt',
      '/assets/%00app-1.js',
      '/assets/%zz',
      '/assets/link.js',
      '/assets/',
      '/assets',
      '/index.html',
      '//etc/passwd',
      `/assets/${'a'.repeat(5000)}`,
    ];
    const answers = await Promise.all(attacks.map(async (attack) => [attack, (await get(attack)).status]));
    expect(answers).toEqual(attacks.map((attack) => [attack, 404]));
  });
});

it('gives an edited image before it is kept, and nothing under any other name', async () => {
  const body = new Blob([new Uint8Array(twoColours('png'))]).stream();
  const { id } = await test.core.library.receive({ fileName: 'fox.png', body });
  const edit = { ...NO_IMAGE_EDIT, quarterTurns: 1 };
  const { previewId, sizeBytes } = await test.core.images.previewEdit({ id, edit });
  const answer = await get(`/edits/${previewId}`);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'image/png',
    'no-store',
  ]);
  expect((await answer.arrayBuffer()).byteLength).toBe(sizeBytes);
  const others = ['/edits/none', `/edits/..%2f${previewId}`, `/edits/${previewId}/..`];
  expect(await Promise.all(others.map(async (address) => (await get(address)).status))).toEqual([404, 404, 404]);
});

it('refuses a file outside of the library that is gone, and gives it once it is there again', async () => {
  const file = path.join(test.folder, 'outside.wav');
  fs.writeFileSync(file, tone());
  const { id } = await test.core.library.importFile({ file, fileName: 'outside.wav', asReference: true });
  await test.core.library.whenRead({ id });
  fs.renameSync(file, `${file}.away`);
  const refused = await get(`/media/${id}/original`);
  expect(await refused.json()).toMatchObject({ code: 'FILE_MISSING', data: { fileName: 'outside.wav' } });
  expect((await get(`/media/${id}/peaks`)).status).toBe(200);
  fs.renameSync(`${file}.away`, file);
  const given = await get(`/media/${id}/original`);
  expect(Buffer.from(await given.arrayBuffer()).equals(tone())).toBe(true);
});

describe('media', () => {
  it('is stored by an upload and served by id in whole and in parts', async () => {
    const bytes = tone();
    const item = await upload('my%20tone.wav', bytes);
    expect([item.kind, item.sourceName]).toEqual(['recording', 'my tone.wav']);
    const address = `/media/${item.id}/original`;
    const whole = await get(address);
    expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
    const part = await get(address, { range: 'bytes=10-19' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(10, 20))).toBe(true);
    const beyond = await get(address, { range: `bytes=${bytes.length}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
    const head = await get(address, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(bytes.length),
      '',
    ]);
    expect((await get(`/media/${item.id}/peaks`)).status).toBe(200);
    expect((await get(`/media/${item.id}/playback`)).status).toBe(200);
  });

  it('has its waveform in a few heights, and none for what is no item', async () => {
    const item = await upload('tone.wav', tone());
    const answer = await get(`/media/${item.id}/thumbnail`);
    const bars = (await answer.json()) as number[];
    expect(bars).toHaveLength(10);
    expect(Math.max(...bars)).toBe(1);
    expect(Math.min(...bars)).toBeGreaterThan(0.9);
    const etag = answer.headers.get('etag') ?? '';
    expect((await get(`/media/${item.id}/thumbnail`, { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/media/nothing/thumbnail')).status).toBe(404);
  });

  it('is not sent again to whoever has it, and never as parts of a changed file', async () => {
    const item = await upload('tone.wav', tone());
    const address = `/media/${item.id}/original`;
    const etag = (await get(address)).headers.get('etag') ?? '';
    expect((await get(address, { 'if-none-match': etag })).status).toBe(304);
    const statusOf = async (condition: string) =>
      (await get(address, { range: 'bytes=0-9', 'if-range': condition })).status;
    expect([await statusOf(etag), await statusOf('"another"')]).toEqual([206, 200]);
  });

  it('is not found by anything that is no id', async () => {
    const attacks = [
      '/media/..%2f..%2fsecret.txt/original',
      '/media/nobody/original',
      '/media/nobody/secret',
      '/media/x',
    ];
    expect(await Promise.all(attacks.map(async (attack) => (await get(attack)).status))).toEqual([404, 404, 404, 404]);
  });

  it('lets a reader go away in the middle without keeping the file open', async () => {
    // Long enough that it is not read whole at once.
    const item = await upload('tone.wav', tone(120));
    const { file } = test.core.library.mediaFile({ id: item.id, variant: 'original' });
    await expect.poll(() => openFiles().includes(file)).toBe(false);
    for (let round = 0; round < 20; round += 1) {
      const answer = await get(`/media/${item.id}/original`);
      await answer.body?.cancel();
    }
    await expect.poll(() => openFiles().includes(file)).toBe(false);
  });
});

it('serves an image as what it is, and a small one of it, which a browser asks for again only when it changed', async () => {
  const request = new Request('app://studio/uploads/fox.html', {
    method: 'PUT',
    body: twoColours('png', 900, 600) as never,
  });
  const { id, kind } = (await (await http.fetch(request)).json()) as LibraryItem;
  await expect(test.core.library.whenRead({ id })).rejects.toMatchObject({ data: { reason: 'not_audio' } });
  const original = await get(`/media/${id}/original`);
  const headers = ['content-type', 'x-content-type-options'].map((name) => original.headers.get(name));
  expect([kind, original.status, ...headers]).toEqual(['image', 200, 'image/png', 'nosniff']);
  const small = await get(`/media/${id}/thumbnail`);
  expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await get(`/media/${id}/thumbnail`, { 'if-none-match': small.headers.get('etag') ?? '' })).status).toBe(304);
  expect((await get(`/media/${id}/peaks`)).status).toBe(404);
});

it('serves a clip in parts, and keeps the pictures that a window drew of it', async () => {
  const file = path.join(test.folder, 'clip.mp4');
  fs.writeFileSync(file, smallClip());
  await writeRecipe(file, { title: 'Fog', recipe: { ...DEFAULT_CLIP_RECIPE, referenceItemIds: [], prompt: 'Fog' } });
  const body = fs.readFileSync(file) as never;
  const uploaded = await http.fetch(new Request('app://studio/uploads/clip.mp4', { method: 'PUT', body }));
  const { id, kind } = (await uploaded.json()) as LibraryItem;
  await expect(test.core.library.whenRead({ id })).rejects.toMatchObject({ data: { reason: 'not_audio' } });
  const part = await get(`/media/${id}/original`, { range: 'bytes=4-7' });
  expect([kind, part.status, part.headers.get('content-type'), await part.text()]).toEqual([
    'clip',
    206,
    'video/mp4',
    'ftyp',
  ]);
  const put = async (name: string, picture: Buffer) =>
    (await http.fetch(new Request(`app://studio/media/${id}/${name}`, { method: 'PUT', body: picture as never })))
      .status;
  expect((await get(`/media/${id}/sprite`)).status).toBe(404);
  expect([await put('thumbnail', twoColours('webp')), await put('sprite', twoColours('webp'))]).toEqual([204, 204]);
  expect([await put('sprite', twoColours('png')), await put('original', twoColours('webp'))]).toEqual([422, 404]);
  for (const name of ['thumbnail', 'sprite']) {
    const answer = await get(`/media/${id}/${name}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  }
});

describe('an upload', () => {
  const put = (name: string, body: string | ReadableStream | null, signal?: AbortSignal) =>
    http.fetch(new Request(`app://studio/uploads/${name}`, { method: 'PUT', body, duplex: 'half', signal } as never));

  it('keeps only the last part of its name', async () => {
    const item = await upload(encodeURIComponent('../../C:\\Users\\me\\tone 中文 🎧.wav'), tone());
    expect(item.sourceName).toBe('tone 中文 🎧.wav');
    expect(fs.existsSync(path.join(test.folder, 'tone 中文 🎧.wav'))).toBe(false);
  });

  it('without a name or without bytes is refused in words', async () => {
    const nameless = await put('a%2f..', 'x');
    const empty = await put('empty.wav', null);
    expect([nameless.status, ((await nameless.json()) as { code: string }).code]).toEqual([422, 'INVALID_INPUT']);
    expect([empty.status, ((await empty.json()) as { code: string }).code]).toEqual([422, 'AUDIO_EMPTY']);
  });

  it('that breaks off leaves nothing behind', async () => {
    const breaking = new ReadableStream({
      start: (controller) => controller.enqueue(tone()),
      pull: (controller) => controller.error(new Error('the cable was pulled')),
    });
    const answer = await put('broken.wav', breaking);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    const left = fs.readdirSync(path.join(test.folder, 'library'), { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([]);
    expect(test.core.library.page({ limit: 10, bin: false }).items).toEqual([]);
  });
});
