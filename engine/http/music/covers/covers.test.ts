import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coverPreprocessAnswerSchema } from '../../../../shared/service-api/music/cover-preprocess.ts';
import { isChromaLike } from '../../../music/reference/test-data/chroma-likeness.ts';
import { REFERENCE_LABELS } from '../../../music/reference/reference-music.ts';
import { startEngine } from '../../../start-engine.ts';
import { startTestEngine, TEST_KEY, type TestEngine } from '../../test-data/test-engine.ts';
import { wavSample } from '../../test-data/wav-sample.ts';
import { paddedWav, songSound, toneWav } from '../test-data/reference-sounds.ts';

const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60_000;
const PROMPT = 'Slow solo piano';
const LYRICS = '[Verse]\nLow tide and a kettle';
const REFUSED = { base_resp: { status_code: 2013 } };

let engine: TestEngine;
let time = Date.now();
/** A song of 24 s, and another one, as mp3. */
let song: Buffer;
let other: Buffer;

beforeAll(async () => {
  engine = await startTestEngine({ now: () => time });
  song = await songSound(engine, { prompt: 'Folk, 96 bpm, G major, 24 seconds', seed: 101 });
  other = await songSound(engine, { prompt: 'Rock, 132 bpm, E minor, 20 seconds', seed: 102 });
});
afterAll(async () => engine.end());

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const prepare = async (changes: object) =>
  engine.post('/v1/music_cover_preprocess', { model: 'music-cover', ...changes });
const cover = async (changes: object) =>
  engine.post('/v1/music_generation', {
    model: 'music-cover',
    prompt: PROMPT,
    lyrics: LYRICS,
    seed: 1,
    audio_setting: { sample_rate: 16_000, bitrate: 64_000 },
    ...changes,
  });
const code = async (answer: Promise<{ base_resp: { status_code: number } }>) => (await answer).base_resp.status_code;
/** A link of this engine to a sound. */
async function linkTo(prompt: string): Promise<{ url: string; bytes: Buffer }> {
  const body = { model: 'music-3.0', prompt, is_instrumental: true, seed: 5, output_format: 'url' };
  const { data } = await engine.post('/v1/music_generation', body);
  return { url: data.audio, bytes: Buffer.from(await (await fetch(data.audio)).arrayBuffer()) };
}

describe('POST /v1/music_cover_preprocess', () => {
  it('answers with an id of the content, lyrics with tags, sections that cover the sound in order, and its length (P03, P04, P08 to P11, P13 to P20)', async () => {
    const { url, bytes } = await linkTo('Folk, 12 seconds');
    const response = await engine.send('/v1/music_cover_preprocess', {
      method: 'POST',
      body: JSON.stringify({ model: 'music-cover', audio_url: url, foo: 1 }),
    });
    const answer = await response.json();
    expect(answer).toMatchObject({ base_resp: { status_code: 0, status_msg: 'success' } });
    expect(coverPreprocessAnswerSchema.parse(answer).audio_duration).toBe(answer.audio_duration);
    expect(answer.trace_id).toBe(response.headers.get('Trace-Id'));
    expect(answer.cover_feature_id).toMatch(/^[0-9a-f]{32}$/);
    expect(answer.formatted_lyrics).toMatch(/^\[\w+\]/);
    expect(typeof answer.structure_result).toBe('string');
    const { num_segments: count, segments } = JSON.parse(answer.structure_result);
    expect(segments).toHaveLength(count);
    expect(segments[0].start).toBe(0);
    expect(segments.at(-1).end).toBe(answer.audio_duration);
    for (const [index, { start, end, label }] of segments.entries()) {
      expect(start).toBe(segments[index - 1]?.end ?? 0);
      expect(end).toBeGreaterThan(start);
      expect(REFERENCE_LABELS).toContain(label);
    }
    expect((await prepare({ audio_base64: base64(bytes) })).cover_feature_id).toBe(answer.cover_feature_id);
    expect((await prepare({ audio_base64: base64(song) })).cover_feature_id).not.toBe(answer.cover_feature_id);
  });

  it('finds the words that are said, and none in what nobody says', async () => {
    const spoken = await prepare({ audio_base64: base64(await wavSample('jfk.flac')) });
    expect(spoken.formatted_lyrics.toLowerCase().replaceAll('\n', ' ')).toContain('ask not what your country');
    expect((await prepare({ audio_base64: base64(song) })).formatted_lyrics).toBe('[Inst]');
  });

  it('needs the model music-cover and one sound (P01, P02, P05)', async () => {
    const sound = base64(toneWav(7));
    expect(await code(prepare({ model: undefined, audio_base64: sound }))).toBe(2013);
    for (const model of ['music-3.0', 'music-cover-free']) {
      expect(await code(prepare({ model, audio_base64: sound })), model).toBe(2013);
    }
    expect(await code(prepare({}))).toBe(2013);
    expect(await code(prepare({ audio_base64: sound, audio_url: 'https://example.com/a.mp3' }))).toBe(2013);
  });

  it.each([
    [5.9, 2013],
    [6, 0],
    [360, 0],
    [360.1, 2013],
  ])('of %d s is answered with %i (P06, M062, M063)', async (seconds, status) => {
    const sound = base64(toneWav(seconds));
    expect(await code(prepare({ audio_base64: sound }))).toBe(status);
    if (status !== 0) expect(await code(cover({ audio_base64: sound }))).toBe(status);
  });

  it('takes 50 MB and not a byte more (P07, M064)', async () => {
    const most = 50 * 1024 * 1024;
    expect(await code(prepare({ audio_base64: base64(paddedWav(most)) }))).toBe(0);
    const more = base64(paddedWav(most + 1));
    expect(await code(prepare({ audio_base64: more }))).toBe(2013);
    expect(await code(cover({ audio_base64: more }))).toBe(2013);
  });

  it('reads mp3, WAV, FLAC and M4A, whose sound is the same length (M065)', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-formats-'));
    const wav = path.join(folder, 'tone.wav');
    await writeFile(wav, toneWav(7));
    for (const extension of ['wav', 'mp3', 'flac', 'm4a']) {
      const file = path.join(folder, `reference.${extension}`);
      await promisify(execFile)('ffmpeg', ['-v', 'error', '-i', wav, '-ar', '44100', file]);
      const answer = await prepare({ audio_base64: base64(await readFile(file)) });
      expect(answer.base_resp.status_code, extension).toBe(0);
      expect(answer.audio_duration, extension).toBeCloseTo(7, 1);
    }
    await rm(folder, { recursive: true });
  });

  it('refuses what is no sound, and leaves nothing behind (M066)', async () => {
    for (const audio_base64 of [base64(Buffer.from('no sound at all')), '!!!']) {
      expect(await prepare({ audio_base64 })).toMatchObject(REFUSED);
      expect(await cover({ audio_base64 })).toMatchObject(REFUSED);
    }
    expect(await engine.temporaryFiles()).toEqual([]);
  });

  it('fetches from this engine and the internet only, without redirects to other addresses (M067)', async () => {
    const { port } = new URL(engine.baseUrl);
    for (const url of [
      `${engine.baseUrl}/v1/files/list`,
      `http://127.0.0.1:${Number(port) + 1}/a.mp3`,
      'http://10.0.0.1/a',
    ]) {
      expect(await code(prepare({ audio_url: url })), url).toBe(2013);
    }
  });

  it('needs the key (P23)', async () => {
    const answer = await fetch(`${engine.baseUrl}/v1/music_cover_preprocess`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(401);
  });
});

describe('the id of a reference', () => {
  it('is known for 24 hours, also after a restart, and no longer (P12, P21, P22)', async () => {
    const first = await startTestEngine({ now: () => time });
    const body = { model: 'music-cover', audio_base64: base64(other) };
    const { cover_feature_id: id } = await first.post('/v1/music_cover_preprocess', body);
    await first.close();
    const begun = time;
    time = begun + 24 * HOUR_MS - MINUTE_MS;
    const options = { port: 0, key: TEST_KEY, dataFolder: first.folder, modelsFolder: first.folder };
    const again = await startEngine({ ...options, now: () => time });
    const send = async (cover_feature_id: string) =>
      (
        await fetch(`${again.baseUrl}/v1/music_generation`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${TEST_KEY}` },
          body: JSON.stringify({ model: 'music-cover', prompt: PROMPT, lyrics: LYRICS, cover_feature_id }),
        })
      ).json();
    expect(await send(id)).toMatchObject({ base_resp: { status_code: 0 } });
    time = begun + 24 * HOUR_MS + MINUTE_MS;
    for (const unknown of [id, '0'.repeat(32), '../../index']) expect(await send(unknown)).toMatchObject(REFUSED);
    expect(await readdir(path.join(first.folder, 'cover-references'))).toEqual([`${id}.json`]);
    await again.close();
    await rm(first.folder, { recursive: true });
    time = begun;
  });
});

describe('a cover', () => {
  it('has the tempo, key and tones of its reference in the style of the prompt (M085)', async () => {
    const answer = await cover({ audio_base64: base64(song) });
    expect(answer.base_resp.status_code).toBe(0);
    const { local_song: facts } = answer;
    expect(facts.genre).toBe('solo piano');
    expect(Math.abs(Math.log2(facts.tempo_bpm / 96) % 1)).toBeLessThan(0.03);
    expect(facts.key).toBe('G major');
    expect(facts.lines.map(({ text }: { text: string }) => text)).toEqual(['Low tide and a kettle']);
    const sound = Buffer.from(answer.data.audio, 'hex');
    expect(await isChromaLike(sound, { to: song, ratherThan: other })).toBe(true);
  });

  it('comes by address, Base64 or id, from both models, and as a stream', async () => {
    const { url, bytes } = await linkTo('Folk, 8 seconds');
    const { cover_feature_id: id } = await prepare({ audio_url: url });
    const ways = [{ audio_url: url }, { audio_base64: base64(bytes) }, { cover_feature_id: id }];
    const answers = await Promise.all(ways.map(cover));
    expect(new Set(answers.map(({ data }) => data.audio)).size).toBe(1);
    expect(await code(cover({ model: 'music-cover-free', cover_feature_id: id }))).toBe(0);
    const stream = await engine.send('/v1/music_generation', {
      method: 'POST',
      body: JSON.stringify({
        model: 'music-cover',
        prompt: PROMPT,
        lyrics: LYRICS,
        cover_feature_id: id,
        stream: true,
      }),
    });
    expect(stream.headers.get('Content-Type')).toContain('text/event-stream');
    expect(await stream.text()).toContain('"status":2');
  });

  it('without lyrics sings those that are found in its reference, and nothing where there are none (M020)', async () => {
    const spoken = await cover({ lyrics: undefined, audio_base64: base64(await wavSample('jfk.flac')) });
    expect(spoken.base_resp.status_code).toBe(0);
    expect(spoken.local_song.lyrics.toLowerCase()).toContain('country');
    const played = await cover({ lyrics: undefined, audio_base64: base64(song) });
    expect(played.local_song).toMatchObject({ lyrics: '', lines: [] });
  });

  it('has limits of prompt and lyrics (M013 to M015, M021 to M024)', async () => {
    const { cover_feature_id } = await prepare({ audio_base64: base64(toneWav(6)) });
    const of = async (changes: object) => code(cover({ cover_feature_id, ...changes }));
    expect(await of({ prompt: undefined })).toBe(2013);
    expect(await of({ prompt: 'x'.repeat(9) })).toBe(2013);
    expect(await of({ prompt: 'x'.repeat(10) })).toBe(0);
    expect(await of({ prompt: 'x'.repeat(300) })).toBe(0);
    expect(await of({ prompt: 'x'.repeat(301) })).toBe(2013);
    expect(await of({ lyrics: undefined })).toBe(2013);
    expect(await of({ lyrics: 'la la la ' })).toBe(2013);
    expect(await of({ lyrics: 'la la la l' })).toBe(0);
    expect(await of({ lyrics: 'la la '.repeat(166) + 'la l' })).toBe(0);
    expect(await of({ lyrics: 'la la '.repeat(166) + 'la la' })).toBe(2013);
  });

  it('has exactly one reference, and nothing that is of other models (M051, M053, M056 to M061)', async () => {
    const sound = base64(toneWav(7));
    const id = '0'.repeat(32);
    const url = 'https://example.com/a.mp3';
    for (const changes of [
      {},
      { audio_url: url, audio_base64: sound },
      { audio_url: url, cover_feature_id: id },
      { audio_base64: sound, cover_feature_id: id },
      { audio_base64: sound, lyrics_optimizer: true },
      { audio_base64: sound, is_instrumental: true },
      { model: 'music-3.0', cover_feature_id: id },
      { model: 'music-3.0', audio_url: url },
    ]) {
      expect(await code(cover(changes)), JSON.stringify(changes).slice(0, 80)).toBe(2013);
    }
  });

  it('leaves nothing behind that a request needed', async () => {
    expect(await engine.temporaryFiles()).toEqual([]);
    expect((await readdir(path.join(engine.folder, 'cover-references'))).every((name) => name.endsWith('.json'))).toBe(
      true,
    );
  });
});
