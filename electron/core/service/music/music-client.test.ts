import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestEngine, TEST_KEY, type TestEngine } from '../../../../engine/http/test-data/test-engine.ts';
import { createServiceClients, type ServiceClients } from '../service-clients.ts';
import { startScriptedServer } from '../test-data/scripted-server.ts';
import type { SongCall, SongPiece } from './music-service.ts';

let engine: TestEngine;
let client: ServiceClients;
beforeAll(async () => {
  engine = await startTestEngine();
  client = createServiceClients({ baseUrl: engine.baseUrl, key: async () => TEST_KEY, retry: { attempts: 1 } });
});
afterAll(async () => {
  client.dispose();
  await engine.end();
});

const call = (changes: Partial<SongCall> = {}): SongCall => ({
  model: 'music-3.0',
  prompt: 'Pop, 5 seconds',
  lyrics: '',
  isInstrumental: true,
  lyricsOptimizer: false,
  reference: null,
  seed: 4,
  format: 'mp3',
  sampleRateHz: 44_100,
  bitrate: 64_000,
  watermark: false,
  ...changes,
});

describe('core and the local engine', () => {
  it('generate a link or the song itself, with what was played', async () => {
    const linked = await client.music.generate(call());
    expect('link' in linked.song && linked.song.link.startsWith(engine.baseUrl)).toBe(true);
    expect(linked.details).toMatchObject({
      seed: 4,
      genre: 'synth pop',
      writtenLyrics: null,
      remarks: [],
      heardLines: [],
    });
    const sung = await client.music.generate(call({ isInstrumental: false, lyrics: '[Verse]\nLow tide' }));
    expect(sung.details.heardLines).toMatchObject([{ text: 'Low tide', words: [{ text: 'Low' }, { text: 'tide' }] }]);
    expect(linked.details.sections[0]).toMatchObject({ startMs: 0, endMs: expect.any(Number) });
    const inline = await client.music.generate(call({ isInline: true }));
    expect('bytes' in inline.song && inline.song.bytes.length > 10_000).toBe(true);
    expect(inline.details).toEqual(linked.details);
  });

  it('stream pieces of the song, then what was played', async () => {
    const pieces: SongPiece[] = [];
    for await (const piece of client.music.stream(call())) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(5);
    const last = pieces.at(-1);
    expect(last?.end).toMatchObject({ details: { seed: 4, genre: 'synth pop' }, durationMs: expect.any(Number) });
    expect(pieces.slice(0, -1).every(({ audio, end }) => audio.length > 0 && end === null)).toBe(true);
  });

  it('fail with the meaning of the code', async () => {
    const invalid = { code: 'SERVICE_FAILED', data: { serviceCode: 2013 } };
    await expect(client.music.generate(call({ prompt: '' }))).rejects.toMatchObject(invalid);
    const cover = call({ model: 'music-cover', reference: { sound: 'AAAA' }, prompt: 'x'.repeat(10) });
    await expect(client.music.generate(cover)).rejects.toMatchObject({ code: 'AUDIO_UNREADABLE' });
  });

  it('write lyrics and change them', async () => {
    const none = { prompt: 'the sea', lyrics: '', title: 'Salt' };
    const written = await client.music.writeLyrics({ ...none, mode: 'write_full_song' });
    expect(written).toMatchObject({ title: 'Salt', remarks: [] });
    expect(written.lyrics).toContain('[Chorus]');
    expect(written.styleTags.length).toBeGreaterThan(0);
    const edit = {
      mode: 'edit',
      title: '',
      lyrics: '[Verse]\nOne red line',
      prompt: 'replace "red" with "blue"',
    } as const;
    expect((await client.music.writeLyrics(edit)).lyrics).toBe('[Verse]\nOne blue line');
    expect((await client.music.writeLyrics({ ...edit, prompt: 'better' })).remarks).toHaveLength(1);
  });
});

it('sends what the mode uses alone, and understands links in both places, sound instead, and nothing', async () => {
  const ok = { base_resp: { status_code: 0 } };
  const answers = [
    { data: { audio: 'https://cdn.example/1.mp3', status: 2 }, ...ok },
    { data: { audio: '', audio_url: 'https://cdn.example/2.mp3' }, extra_info: 'none', local_song: 7, ...ok },
    { data: { audio: 'fffb' }, ...ok },
    { data: null, ...ok },
  ];
  const asked: Record<string, unknown>[] = [];
  const server = await startScriptedServer(
    ...answers.map((answer) => (response: ServerResponse, request: AsyncIterable<Buffer>) => {
      void (async () => {
        let body = '';
        for await (const chunk of request) body += chunk.toString();
        asked.push(JSON.parse(body) as Record<string, unknown>);
        response.end(JSON.stringify(answer));
      })();
    }),
  );
  const scripted = createServiceClients({ baseUrl: server.baseUrl, key: async () => 'k', retry: { attempts: 1 } });
  const lyrics = '[Verse]\nLow tide';
  expect((await scripted.music.generate(call({ lyrics, seed: null }))).song).toEqual({
    link: 'https://cdn.example/1.mp3',
  });
  expect((await scripted.music.generate(call({ lyrics, isInstrumental: false, lyricsOptimizer: true }))).song).toEqual({
    link: 'https://cdn.example/2.mp3',
  });
  expect((await scripted.music.generate(call({ model: 'music-cover', reference: { sound: 'AAAA' } }))).song).toEqual({
    bytes: Uint8Array.of(0xff, 0xfb),
  });
  await expect(scripted.music.generate(call())).rejects.toMatchObject({ data: { detail: 'no_audio' } });
  expect(asked[0]).toEqual({
    model: 'music-3.0',
    prompt: 'Pop, 5 seconds',
    output_format: 'url',
    audio_setting: { sample_rate: 44_100, bitrate: 64_000, format: 'mp3' },
    aigc_watermark: false,
    is_instrumental: true,
    lyrics_optimizer: false,
  });
  expect(asked[1]).toMatchObject({ lyrics, is_instrumental: false, lyrics_optimizer: false, seed: 4 });
  expect(asked[2]).toMatchObject({ audio_base64: 'AAAA' });
  expect(asked[2]).not.toHaveProperty('is_instrumental');
  scripted.dispose();
  await server.close();
});

it('takes a whole song in the last chunk only where nothing came before, and a stream without one for a lost answer', async () => {
  const chunk = (audio: string, status: number) =>
    `data: ${JSON.stringify({ data: { audio, status }, base_resp: { status_code: 0 } })}\n\n`;
  const bodies = [
    chunk('fffb', 1) + chunk('01', 1) + chunk('fffb01', 2),
    chunk('fffb', 2),
    chunk('fffb', 1),
    `data: ${JSON.stringify({ base_resp: { status_code: 1026, status_msg: 'no' } })}\n\n`,
  ];
  const server = await startScriptedServer(
    ...bodies.map((body) => (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).end(body);
    }),
  );
  const scripted = createServiceClients({ baseUrl: server.baseUrl, key: async () => 'k', retry: { attempts: 1 } });
  const soundOf = async () => {
    const sound: number[] = [];
    for await (const { audio } of scripted.music.stream(call())) sound.push(...audio);
    return sound;
  };
  expect([await soundOf(), await soundOf()]).toEqual([
    [0xff, 0xfb, 1],
    [0xff, 0xfb],
  ]);
  await expect(soundOf()).rejects.toMatchObject({ data: { detail: 'early_end' }, mayHaveReachedService: true });
  await expect(soundOf()).rejects.toMatchObject({ code: 'CONTENT_REFUSED' });
  scripted.dispose();
  await server.close();
});
