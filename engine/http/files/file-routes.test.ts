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

const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(100)]);
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

  it('says that a generation input has expired after 7 days', async () => {
    const file = await stored('video_generation_input', 'frame.png', PNG);
    time += 7 * DAY_MS;
    const { base_resp: outcome } = await get(`/v1/files/retrieve?file_id=${file.file_id}`);
    expect(outcome).toMatchObject({ status_code: 2013, status_msg: expect.stringContaining('expired') });
    expect((await get('/v1/files/list?purpose=video_generation_input')).files).toEqual([]);
  });
});
