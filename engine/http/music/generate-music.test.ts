import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { musicAnswerSchema } from '../../../shared/service-api/music/music.ts';
import { startEngine } from '../../start-engine.ts';
import { startTestEngine, type TestEngine } from '../test-data/test-engine.ts';
import { soundOf } from './test-data/sound-of.ts';

const HOUR_MS = 60 * 60 * 1000;
const SHORT = { model: 'music-3.0', prompt: 'Pop, 5 seconds', is_instrumental: true };
let engine: TestEngine;
let time: number;

beforeAll(async () => {
  time = Date.now();
  engine = await startTestEngine({ now: () => time });
});
afterAll(async () => engine.end());

const ask = async (changes: object = {}) => engine.post('/v1/music_generation', { ...SHORT, ...changes });
const bytesOf = (answer: { data: { audio: string } }): Buffer => Buffer.from(answer.data.audio, 'hex');

describe('an answer of POST /v1/music_generation', () => {
  it('holds an mp3 as hex by default, in stereo, with what it is and what was played', async () => {
    const response = await engine.send('/v1/music_generation', {
      method: 'POST',
      body: JSON.stringify({ ...SHORT, foo: 1 }),
    });
    const answer = await response.json();
    const sound = await soundOf(bytesOf(answer));
    expect(answer).toMatchObject({
      data: { status: 2 },
      analysis_info: null,
      base_resp: { status_code: 0, status_msg: 'success' },
    });
    expect(response.headers.get('Trace-Id')).toBe(answer.trace_id);
    expect(answer.data.audio).toMatch(/^(?:[0-9a-f]{2})+$/);
    expect(sound).toMatchObject({ kind: 'mp3', sampleRateHz: 44_100, channels: 2 });
    expect(answer.extra_info).toEqual({
      music_duration: expect.closeTo(sound.durationMs, -2),
      music_sample_rate: 44_100,
      music_channel: 2,
      bitrate: 256_000,
      music_size: bytesOf(answer).length,
    });
    expect(musicAnswerSchema.parse(answer).local_song).toMatchObject({ genre: 'synth pop', lyrics: '', remarks: [] });
  });

  it('links to a file without a key for 24 hours when asked to', async () => {
    const { data } = await ask({ output_format: 'url', audio_setting: { format: 'wav' } });
    expect(data.audio).toMatch(new RegExp(`^${engine.baseUrl}/.+\\.wav$`));
    expect(data.audio_url).toBe(data.audio);
    time += 24 * HOUR_MS - 60_000;
    const file = await fetch(data.audio);
    expect(file.headers.get('Content-Type')).toBe('audio/wav');
    expect(await soundOf(new Uint8Array(await file.arrayBuffer()))).toMatchObject({ kind: 'wav', channels: 2 });
    time += 120_000;
    expect((await fetch(data.audio)).status).toBe(404);
  });

  it.each([
    ['mp3', 16_000, 32_000],
    ['mp3', 24_000, 64_000],
    ['mp3', 32_000, 128_000],
    ['wav', 24_000, 256_000],
  ])('is a real %s of %i Hz', async (format, sampleRateHz, bitrate) => {
    const answer = await ask({ audio_setting: { format, sample_rate: sampleRateHz, bitrate } });
    const sound = await soundOf(bytesOf(answer));
    expect(sound).toMatchObject({ kind: format, sampleRateHz, channels: 2 });
    expect(answer.extra_info.music_sample_rate).toBe(sampleRateHz);
    expect(answer.extra_info.music_duration).toBeCloseTo(sound.durationMs, -2);
    const real = (bytesOf(answer).length * 8) / (sound.durationMs / 1000);
    expect(real / answer.extra_info.bitrate).toBeCloseTo(1, 1);
  });

  it('is bare samples as pcm', async () => {
    const answer = await ask({ audio_setting: { format: 'pcm' } });
    expect(bytesOf(answer).length / (4 * 44.1)).toBeCloseTo(answer.extra_info.music_duration, -1);
  });
});

describe('refusals', () => {
  it('are HTTP 200 with a code and without data', async () => {
    const response = await engine.send('/v1/music_generation', {
      method: 'POST',
      body: JSON.stringify({ ...SHORT, prompt: '' }),
    });
    const answer = await response.json();
    expect(response.status).toBe(200);
    expect(answer.data ?? null).toBeNull();
    expect(answer.base_resp).toEqual({ status_code: 2013, status_msg: 'invalid params: prompt: is required' });
  });

  it('need a key', async () => {
    const answer = await fetch(`${engine.baseUrl}/v1/music_generation`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(401);
    expect((await answer.json()).base_resp.status_code).toBe(1004);
  });
});

describe('seeds', () => {
  it('give the same bytes again and other songs otherwise, and are named', async () => {
    const [first, again, other, random] = [
      await ask({ seed: 7 }),
      await ask({ seed: 7 }),
      await ask({ seed: 8 }),
      await ask(),
    ];
    expect(again.data.audio).toBe(first.data.audio);
    expect(other.data.audio).not.toBe(first.data.audio);
    expect(random.data.audio).not.toBe(first.data.audio);
    expect((await ask({ seed: random.local_song.seed })).data.audio).toBe(random.data.audio);
  });
});

describe('aigc_watermark', () => {
  it('is a tone behind the song', async () => {
    const [plain, marked] = [await ask({ seed: 1 }), await ask({ seed: 1, aigc_watermark: true })];
    expect(marked.extra_info.music_duration).toBeGreaterThan(plain.extra_info.music_duration + 1000);
  });
});

describe('limits of models', () => {
  it('count free and paid requests apart where limits are on', async () => {
    const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'atelier-music-'));
    let now = 1_000_000;
    const limited = await startEngine({
      port: 0,
      key: 'k',
      dataFolder,
      modelsFolder: dataFolder,
      ratePerMinute: 1000,
      now: () => now,
    });
    // Cover models are counted before anything is composed.
    const body = (model: string) => JSON.stringify({ model, prompt: 'A happy song', audio_base64: 'AAAA' });
    const send = async (model: string) =>
      (
        await fetch(`${limited.baseUrl}/v1/music_generation`, {
          method: 'POST',
          headers: { Authorization: 'Bearer k' },
          body: body(model),
        })
      ).json();
    for (let count = 0; count < 3; count++) expect((await send('music-cover-free')).base_resp.status_code).toBe(2013);
    expect((await send('music-cover-free')).base_resp.status_code).toBe(1002);
    for (let count = 0; count < 120; count++) expect((await send('music-cover')).base_resp.status_code).toBe(2013);
    expect((await send('music-cover')).base_resp.status_code).toBe(1002);
    now += 60_001;
    expect((await send('music-cover-free')).base_resp.status_code).toBe(2013);
    await limited.close();
    await rm(dataFolder, { recursive: true });
  });
});

describe('a streamed song', () => {
  /** Events of a stream as JSON. */
  const eventsOf = async (changes: object) => {
    const body = JSON.stringify({ ...SHORT, stream: true, seed: 3, ...changes });
    const response = await engine.send('/v1/music_generation', { method: 'POST', body });
    expect(response.headers.get('Content-Type')).toContain('text/event-stream');
    const text = await response.text();
    return text
      .split('\n\n')
      .filter(Boolean)
      .map((event) => JSON.parse(event.replace(/^data: /, '')));
  };

  it('comes in chunks of hex that are one file, with what it is at the end', async () => {
    const events = await eventsOf({});
    const last = events.at(-1);
    const bytes = Buffer.concat(events.map(bytesOf));
    const sound = await soundOf(bytes);
    expect(events.length).toBeGreaterThan(4);
    expect(events.slice(0, -1).map(({ data: { status } }) => status)).not.toContain(2);
    expect(last).toMatchObject({ data: { audio: '', status: 2 }, analysis_info: null, base_resp: { status_code: 0 } });
    expect(last.extra_info).toMatchObject({ music_size: bytes.length, music_channel: 2 });
    expect(last.extra_info.music_duration).toBeCloseTo(sound.durationMs, -2);
    expect(last.trace_id).toBe(events[0].trace_id);
    expect(sound.peak).toBeLessThan(1);
  });

  it('stops when the client hangs up, and the next is served', async () => {
    const controller = new AbortController();
    const body = JSON.stringify({ ...SHORT, prompt: 'Ambient, 4 minutes', stream: true });
    const response = await engine.send('/v1/music_generation', { method: 'POST', body, signal: controller.signal });
    const reader = response.body!.getReader();
    expect((await reader.read()).done).toBe(false);
    controller.abort();
    expect((await ask()).base_resp.status_code).toBe(0);
  });

  it('is refused by an ordinary answer before it begins', async () => {
    const answer = await ask({ stream: true, prompt: '' });
    expect(answer.base_resp.status_code).toBe(2013);
  });
});

describe('lyrics_optimizer', () => {
  it('writes lyrics where there are none, and leaves those that are there', async () => {
    const asked = { is_instrumental: false, lyrics_optimizer: true, prompt: 'Techno about the sea, 200 bpm' };
    const lyrics = '[Verse]\nOne line\n[Outro]';
    expect((await ask({ ...asked, lyrics })).local_song).toMatchObject({ lyrics });
    const written = (await ask({ ...asked, audio_setting: { bitrate: 32_000 } })).local_song;
    expect(written.lyrics).toContain('[Chorus]');
    expect(written.sections.map(({ label }: { label: string }) => label)).toContain('Pre Chorus');
    expect(written.instruments).toContain('male voice');
  });
});
