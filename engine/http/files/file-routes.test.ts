import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentWav, startTestEngine, type TestEngine } from '../test-data/test-engine.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let engine: TestEngine;
let time: number;

beforeAll(async () => {
  time = Date.now();
  engine = await startTestEngine({ now: () => time });
});
afterAll(async () => engine.end());

const PNG = png(640, 480);

const MP4 = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), Buffer.alloc(100)]);

async function upload(purpose: string | null, file: File | null): Promise<Response> {
  const form = new FormData();
  if (purpose !== null) form.append('purpose', purpose);
  if (file) form.append('file', file, file.name);
  return engine.send('/v1/files/upload', { method: 'POST', body: form });
}

async function stored(purpose: string, name: string, content: BlobPart): Promise<{ file_id: string; bytes: number }> {
  const body = await (await upload(purpose, new File([content], name))).json();
  expect(body.base_resp).toEqual({ status_code: 0, status_msg: 'success' });
  return body.file;
}

const post = async (path: string, body: unknown) =>
  (await engine.send(path, { method: 'POST', body: JSON.stringify(body) })).json();
const get = async (path: string) => (await engine.send(path)).json();

describe('/v1/files', () => {
  it('stores a file and lists, retrieves and hands out its bytes', async () => {
    const name = 'Стимме "eins" 🎙.wav';
    const bytes = Buffer.from(await silentWav(1).arrayBuffer());
    const file = await stored('voice_clone', name, bytes);
    expect(file).toEqual({
      file_id: expect.stringMatching(/^\d+$/),
      bytes: 8044,
      created_at: Math.floor(time / 1000),
      filename: name,
      purpose: 'voice_clone',
    });
    expect((await get('/v1/files/list?purpose=voice_clone')).files).toContainEqual(file);
    expect((await get('/v1/files/list?purpose=prompt_audio')).files).toEqual([]);
    expect((await get('/v1/files/list')).files).toContainEqual(file);
    const content = await engine.send(`/v1/files/retrieve_content?file_id=${file.file_id}`);
    expect(content.headers.get('Content-Type')).toBe('audio/wav');
    expect(Buffer.from(await content.arrayBuffer())).toEqual(bytes);
    const { download_url: url } = (await get(`/v1/files/retrieve?file_id=${file.file_id}`)).file;
    expect(url.startsWith(`${engine.baseUrl}/`)).toBe(true);
    const linked = await fetch(url);
    expect(linked.status).toBe(200);
    expect(Buffer.from(await linked.arrayBuffer())).toEqual(bytes);
    expect((await fetch(`${url}x`)).status).toBe(404);
  });

  it('deletes by string or number, with or without the right purpose', async () => {
    const [first, second] = [
      await stored('t2a_async_input', 'a.txt', 'a'),
      await stored('t2a_async_input', 'b.txt', 'b'),
    ];
    const refused = await post('/v1/files/delete', { file_id: first.file_id, purpose: 'voice_clone' });
    expect(refused.base_resp.status_code).toBe(2013);
    const asText = await post('/v1/files/delete', { file_id: first.file_id, purpose: 't2a_async_input' });
    expect(asText).toEqual({ file_id: first.file_id, base_resp: { status_code: 0, status_msg: 'success' } });
    const asNumber = await post('/v1/files/delete', { file_id: Number(second.file_id) });
    expect(asNumber.base_resp.status_code).toBe(0);
    const gone = await get(`/v1/files/retrieve?file_id=${first.file_id}`);
    expect(gone.base_resp).toMatchObject({ status_code: 2013, status_msg: expect.stringContaining('does not exist') });
  });

  it('answers with an error status where bytes are expected, and with base_resp too', async () => {
    for (const query of ['', '?file_id=1', `?file_id=${'1'.repeat(5000)}`]) {
      const answer = await engine.send(`/v1/files/retrieve_content${query}`);
      expect(answer.status).toBe(400);
      const body = await answer.text();
      expect(JSON.parse(body)).toMatchObject({
        type: 'error',
        error: { type: 'bad_request_error', http_code: '400' },
        base_resp: { status_code: 2013, status_msg: expect.stringMatching(/file/) },
      });
      expect(body.length).toBeLessThan(1000);
    }
  });

  it('takes 20 MB of a voice and not a byte more', async () => {
    const most = 20 * 1024 * 1024;
    const wav = Buffer.alloc(most + 1);
    Buffer.from(await silentWav(1).arrayBuffer()).copy(wav);
    const code = async (bytes: Buffer) =>
      (await (await upload('voice_clone', new File([Uint8Array.from(bytes)], 'a.wav'))).json()).base_resp.status_code;
    expect(await code(wav.subarray(0, most))).toBe(0);
    expect(await code(wav)).toBe(2013);
  });

  it('reads no deletion that is larger than any can be', async () => {
    const body = JSON.stringify({ file_id: 'x'.repeat(4 * 1024 * 1024) });
    const answer = await engine.send('/v1/files/delete', { method: 'POST', body });
    expect(answer.status).toBe(413);
    expect((await post('/v1/files/delete', {})).base_resp.status_msg).toMatch(/file_id/);
    expect((await post('/v1/files/delete', 'file')).base_resp.status_code).toBe(2013);
  });

  it.each([
    ['an unknown purpose', 'retrieval', new File(['x'], 'a.txt'), /purpose must be one of/],
    ['no purpose', null, new File(['x'], 'a.txt'), /purpose is required/],
    ['no file', 'voice_clone', null, /file is required/],
    ['another kind of file', 'voice_clone', new File(['x'], 'a.flac'), /must be one of mp3, m4a, wav/],
    ['an empty file', 't2a_async_input', new File([], 'a.txt'), /empty/],
    ['bytes that are not what the name says', 'prompt_audio', new File([PNG], 'a.mp3'), /is not mp3/],
    ['a voice over 20 MB', 'voice_clone', new File([silentWav(2622)], 'a.wav'), /20976044 bytes.*20971520 bytes/],
  ])('answers %s with 200 and code 2013', async (_name, purpose, file, message) => {
    const answer = await upload(purpose, file);
    expect(answer.status).toBe(200);
    const { base_resp: outcome } = await answer.json();
    expect(outcome).toEqual({ status_code: 2013, status_msg: expect.stringMatching(message) });
    expect(await engine.temporaryFiles()).toEqual([]);
  });

  it('answers a bad generation input with HTTP 400 and does not keep it', async () => {
    const before = (await get('/v1/files/list')).files.length;
    const files = [new File([PNG], 'a.gif'), new File([MP4], 'a.png'), new File([silentWav(1967)], 'a.wav')];
    for (const file of files) {
      const answer = await upload('video_generation_input', file);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        error: { type: 'bad_request_error' },
        base_resp: { status_code: 2013 },
      });
    }
    expect((await get('/v1/files/list')).files).toHaveLength(before);
  });

  it.each([
    ['a picture that is too small', new File([png(10, 10)], 'a.png'), /10 x 10 pixels.*256 to 5760/],
    ['a picture with one side too long', new File([png(5761, 4000)], 'a.png'), /5761 x 4000/],
    ['a picture that is too wide', new File([png(1000, 399)], 'a.png'), /ratio/],
    ['a picture without a size', new File([PNG.subarray(0, 12)], 'a.png'), /cannot|can be read/],
    ['a sound that is too short', new File([silentWav(1.99)], 'a.wav'), /lasts 1\.99 s/],
    ['a sound that is too long', new File([silentWav(15.01)], 'a.wav'), /lasts 15\.01 s/],
    ['a film that is too short', new File([film(1.5)], 'a.mp4'), /lasts 1\.50 s/],
    ['a film that is too long', new File([film(16)], 'a.mov'), /lasts 16\.00 s/],
  ])('answers %s for generation with HTTP 400 and says what is allowed', async (_name, file, message) => {
    const answer = await upload('video_generation_input', file);
    expect(answer.status).toBe(400);
    expect((await answer.json()).base_resp).toEqual({ status_code: 2013, status_msg: expect.stringMatching(message) });
  });

  it('takes what lies on the limits of generation', async () => {
    const files = [
      new File([png(256, 256)], 'a.png'),
      new File([png(5760, 2304)], 'a.png'),
      new File([silentWav(2)], 'a.wav'),
      new File([silentWav(15)], 'a.wav'),
      new File([film(2)], 'a.mp4'),
      new File([film(15)], 'a.mp4'),
    ];
    for (const file of files) expect((await upload('video_generation_input', file)).status, file.name).toBe(200);
  });

  it('says that a generation input has expired after 7 days', async () => {
    const file = await stored('video_generation_input', 'frame.png', PNG);
    time += 7 * DAY_MS;
    const { base_resp: outcome } = await get(`/v1/files/retrieve?file_id=${file.file_id}`);
    expect(outcome).toMatchObject({ status_code: 2013, status_msg: expect.stringContaining('expired') });
    expect((await get('/v1/files/list?purpose=video_generation_input')).files).toEqual([]);
  });
});

/** The head of a picture, which is all that is looked at. */
function png(width: number, height: number): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(64);
  head.write('\x89PNG\r\n\x1a\n', 'latin1');
  head.writeUInt32BE(13, 8);
  head.write('IHDR', 12);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

/** A film of which only the head is there. */
function film(seconds: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(108);
  header.writeUInt32BE(108, 0);
  header.write('mvhd', 4);
  header.writeUInt32BE(1000, 20);
  header.writeUInt32BE(seconds * 1000, 24);
  const movie = Buffer.alloc(8);
  movie.writeUInt32BE(116, 0);
  movie.write('moov', 4);
  return Buffer.concat([Buffer.from('\0\0\0\x10ftypisom\0\0\0\0', 'latin1'), movie, header]);
}
