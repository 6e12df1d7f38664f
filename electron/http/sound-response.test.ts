import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wavHeader } from '../../shared/audio/wav.ts';
import { createGrowingBytes, type GrowingBytes } from '../core/speech/live/growing-bytes.ts';
import { openTestCore, type TestCore } from '../core/testing/test-core.ts';
import { createHttp, type HttpDoor } from './create-http.ts';
import { builtRenderer } from './renderer-source.ts';

let test: TestCore;
let http: HttpDoor;
let growing: GrowingBytes;
let signals: AbortSignal[];

beforeEach(() => {
  test = openTestCore();
  growing = createGrowingBytes();
  signals = [];
  const { core } = test;
  // The growing sound of a take without the take; a real one is tested in core.
  const liveSound: typeof core.speech.liveSound = ({ takeId, signal }) => {
    if (takeId !== 'growing') return core.speech.liveSound({ takeId, signal });
    if (signal) signals.push(signal);
    return growing.read(signal);
  };
  const renderer = path.join(test.folder, 'renderer');
  fs.mkdirSync(renderer);
  http = createHttp({
    core: { ...core, speech: { ...core.speech, liveSound } },
    renderer: builtRenderer(renderer),
    log: test.log,
  });
});
afterEach(() => test.dispose());

const get = (address: string, init: RequestInit = {}) => http.fetch(new Request(`app://studio${address}`, init));
const bytes = (text: string) => new TextEncoder().encode(text);

describe('the live sound of a take', () => {
  it('comes from its beginning while it grows and ends with it', async () => {
    growing.push(bytes('one'));
    const answer = await get('/speech/growing/live');
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'audio/mpeg',
      'no-store',
    ]);
    const reader = answer.body!.getReader();
    expect((await reader.read()).value).toEqual(bytes('one'));
    const next = reader.read();
    growing.push(bytes('two'));
    expect((await next).value).toEqual(bytes('two'));
    growing.end();
    expect((await reader.read()).done).toBe(true);
    expect(await (await get('/speech/growing/live')).text()).toBe('onetwo');
  });

  it('of a line that the local engine speaks is that of the stored file', async () => {
    const { core } = test;
    const { id } = await core.scripts.create({ text: 'Hello there, my friend. '.repeat(40) });
    const settings = { kind: 'setSettings', values: { voiceId: 'female-shaonv' } } as const;
    core.scripts.edit({ id, edits: [settings], label: 'Choose a voice' });
    const lineIds = core.scripts.get({ id }).lines.map((line) => line.id);
    const { jobId } = await core.speech.generate({ id, lineIds });
    // Before the first of it came.
    const growingId = () => core.speech.generation({ id })[0]?.takeId;
    await expect.poll(growingId, { interval: 10 }).toBeTruthy();
    const takeId = growingId();
    const heard = await (await get(`/speech/${takeId}/live`)).arrayBuffer();
    expect(await core.jobs.whenEnded({ id: jobId })).toMatchObject({ state: 'done', failure: null });
    const stored = await (await get(`/media/${takeId}/original`)).arrayBuffer();
    // The file begins with an index, which a stream cannot have.
    expect(Buffer.from(stored).subarray(-heard.byteLength).equals(Buffer.from(heard))).toBe(true);
    expect(core.scripts.takes({ id })).toMatchObject([{ id: takeId, hasWords: true, isPicked: true }]);
  });

  it('is let go of at once when the listener leaves, by the request or by the body', async () => {
    const abort = new AbortController();
    const first = await get('/speech/growing/live', { signal: abort.signal });
    const read = first.body!.getReader().read();
    abort.abort();
    expect((await read).done).toBe(true);
    const second = await get('/speech/growing/live');
    await second.body!.cancel();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('is not found when nothing grows, whatever is asked for', async () => {
    for (const id of ['unknown', '..%2F..%2Fatelier.db', 'x'.repeat(100)]) {
      expect((await get(`/speech/${id}/live`)).status).toBe(404);
    }
  });
});

describe('kept sounds', () => {
  it('are served with ranges and their peaks, by id only', async () => {
    const samples = Int16Array.from({ length: 8000 }, (_, index) => 9000 * Math.sin(index / 8));
    const header = wavHeader({ sampleRate: 16_000, channels: 1, dataBytes: samples.byteLength });
    const wav = Buffer.concat([header, Buffer.from(samples.buffer)]);
    const { id } = await test.core.sounds.add({ key: 'k', fileName: 'preview.wav', bytes: wav });
    const whole = await get(`/sounds/${id}/original`);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/wav']);
    expect(Buffer.from(await whole.arrayBuffer()).equals(wav)).toBe(true);
    const part = await get(`/sounds/${id}/original`, { headers: { range: 'bytes=4-7' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-7/${wav.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(wav.subarray(4, 8))).toBe(true);
    const peaks = await get(`/sounds/${id}/peaks`);
    expect(Buffer.from(await peaks.arrayBuffer()).toString('latin1', 0, 4)).toBe('ATPK');
    for (const address of ['/sounds/unknown/original', `/sounds/${id}/other`, '/sounds/..%2Fx/original']) {
      expect((await get(address)).status).toBe(404);
    }
  });
});
