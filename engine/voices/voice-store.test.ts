import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openVoiceStore, type VoiceStore } from './voice-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const codec = {
  encode: (model: { pitch: number }) => Buffer.from(JSON.stringify(model)),
  decode: (bytes: Uint8Array) => JSON.parse(Buffer.from(bytes).toString()) as { pitch: number },
};
let folder: string;
let time: number;
let store: VoiceStore<{ pitch: number }>;
const reopen = async (unusedLifetimeMs: number | null = 7 * DAY_MS) =>
  openVoiceStore({ folder, codec, unusedLifetimeMs, now: () => time });

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-voices-'));
  time = Date.UTC(2026, 0, 1);
  store = await reopen();
});
afterEach(async () => rm(folder, { recursive: true }));

const add = async (id: string, pitch = 1) => store.add({ id, kind: 'voice_cloning', description: [] }, { pitch });

describe('the voice store', () => {
  it('that lets voices stay has them after years without use, and after a clock that jumped there and back', async () => {
    store = await reopen(null);
    await add('Speaker-1', 3);
    time += 3000 * DAY_MS;
    await store.sweep();
    expect(store.find('Speaker-1')).not.toBeNull();
    time -= 6000 * DAY_MS;
    await add('Speaker-2', 4);
    time += 9000 * DAY_MS;
    const ids = (await (await reopen(null)).list()).map(({ id }) => id);
    expect(ids).toEqual(['Speaker-1', 'Speaker-2']);
    expect(await store.model('Speaker-1')).toEqual({ pitch: 3 });
  });

  it('finds voices and their models again after a restart', async () => {
    const voice = await add('Speaker-1', 3);
    const reopened = await reopen();
    expect(await reopened.list()).toEqual([voice]);
    expect(await reopened.model('Speaker-1')).toEqual({ pitch: 3 });
    expect(await reopened.model('speaker-1')).toBeNull();
  });

  it('keeps voices apart whose ids differ in case only or are longer than file names may be', async () => {
    const long = `v${'x'.repeat(254)}`;
    await add(`${long}A`, 1);
    await add(`${long}a`, 2);
    expect(await store.model(`${long}A`)).toEqual({ pitch: 1 });
    expect(await store.model(`${long}a`)).toEqual({ pitch: 2 });
  });

  it('removes a voice that was not used for 7 days, and frees its id', async () => {
    await add('unused-voice');
    await add('used-voice');
    time += 6 * DAY_MS;
    await store.touch('used-voice');
    time += DAY_MS;
    expect(store.find('unused-voice')).toBeNull();
    expect(await store.model('unused-voice')).toBeNull();
    expect((await store.list()).map((voice) => voice.id)).toEqual(['used-voice']);
    expect((await readdir(folder)).filter((name) => name.endsWith('.voice'))).toHaveLength(1);
    expect(store.reserve('unused-voice')).not.toBeNull();
    expect((await (await reopen()).list())[0]?.lastUsedAtMs).toBe(Date.UTC(2026, 0, 7));
  });

  it('gives an id only once at a time, and a deleted one never again', async () => {
    const reservation = store.reserve('some-voice');
    expect(store.reserve('some-voice')).toBeNull();
    reservation?.release();
    expect(store.reserve('some-voice')).not.toBeNull();
    await add('deleted-voice');
    await store.remove('deleted-voice');
    expect(store.find('deleted-voice')).toBeNull();
    expect((await reopen()).reserve('deleted-voice')).toBeNull();
    await add('discarded-voice');
    await store.discard('discarded-voice');
    expect(store.reserve('discarded-voice')).not.toBeNull();
  });

  it('refuses to start on a damaged index', async () => {
    await writeFile(path.join(folder, 'index.json'), '{"voices"');
    await expect(reopen()).rejects.toThrow(/Can’t read/);
  });
});
