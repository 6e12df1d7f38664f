import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cloneRequest, createVoicesFixture, samplesFolder, type VoicesFixture } from '../test-data/voices-fixture.ts';

const DAY_MS = 24 * 3_600_000;
const ANNA = { engine: 'cloud' as const, id: 'Anna-voice' };
const NARRATOR = { engine: 'cloud' as const, id: 'Narrator' };

let fixture: VoicesFixture;
beforeEach(async () => {
  fixture = createVoicesFixture();
  const { jobs, voices } = fixture.now();
  const item = await fixture.add(path.join(samplesFolder(), 'speech/jfk.flac'));
  const { jobId } = await voices.clone(cloneRequest(item, { id: ANNA.id }));
  expect(await jobs.whenEnded({ id: jobId })).toMatchObject({ state: 'done' });
  await voices.list({});
});
afterEach(() => fixture.end());

const voiceOf = async (id: string) => {
  const { voices } = await fixture.now().voices.list({});
  return voices.find((voice) => voice.id === id);
};

describe('the bin of voices', () => {
  it('puts a voice away as it is, asks the service for nothing, and gives it back whole', async () => {
    const { voices, library } = fixture.now();
    voices.update({ ...ANNA, tags: ['calm'], folder: 'Audiobooks', isFavourite: true });
    const before = await voiceOf(ANNA.id);
    fixture.account.calls.length = 0;
    voices.bin({ keys: [ANNA] });
    await fixture.restart();
    expect(await voiceOf(ANNA.id)).toEqual({ ...before, binnedAtMs: fixture.surroundings.nowMs });
    expect(await fixture.now().voices.checkId({ id: ANNA.id })).toBe('taken');
    fixture.now().voices.restore({ keys: [ANNA] });
    expect(await voiceOf(ANNA.id)).toEqual(before);
    expect(fixture.account.calls.filter((call) => !call.startsWith('list'))).toEqual([]);
    const sample = before?.clone?.sampleItemId;
    expect(sample && library.get({ id: sample }).binnedAtMs).toBeNull();
  });

  it('takes neither voices of the system nor unknown ones, and then none of those named', async () => {
    const { voices } = fixture.now();
    expect(() => voices.bin({ keys: [ANNA, NARRATOR] })).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
    expect(() => voices.bin({ keys: [{ ...ANNA, id: 'Nobody-here' }] })).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
    expect(await voiceOf(ANNA.id)).toMatchObject({ binnedAtMs: null });
  });

  it('keeps no voice alive', async () => {
    const { voices, keepAlive } = fixture.now();
    voices.update({ ...ANNA, keepsAlive: true });
    voices.bin({ keys: [ANNA] });
    fixture.surroundings.nowMs += 6 * DAY_MS;
    expect(await keepAlive.look()).toBe(0);
    voices.restore({ keys: [ANNA] });
    expect(await keepAlive.look()).toBe(1);
  });
});

describe('what the user says of a voice', () => {
  it('holds a folder until it is taken out, for voices of the system too', async () => {
    const { voices } = fixture.now();
    voices.update({ ...NARRATOR, folder: 'Audiobooks' });
    voices.update({ ...NARRATOR, tags: ['low'] });
    await fixture.restart();
    expect(await voiceOf(NARRATOR.id)).toMatchObject({ folder: 'Audiobooks', tags: ['low'] });
    expect(fixture.now().voices.update({ ...NARRATOR, folder: null })).toMatchObject({ folder: null, tags: ['low'] });
  });

  it('makes a voice a recent one when a line is made with it, not when it is only heard or kept alive', async () => {
    await fixture.now().voices.preview({ voiceId: ANNA.id, text: 'Hello.', pronunciations: [] });
    expect(await voiceOf(ANNA.id)).toMatchObject({ spokenAtMs: null });
    fixture.surroundings.nowMs += DAY_MS;
    for (const { engine, id } of [ANNA, NARRATOR]) fixture.now().voices.onVoiceUsed(engine, id);
    await fixture.restart();
    const { nowMs } = fixture.surroundings;
    expect(await voiceOf(ANNA.id)).toMatchObject({ spokenAtMs: nowMs, lastUsedAtMs: nowMs });
    expect(await voiceOf(NARRATOR.id)).toMatchObject({ spokenAtMs: nowMs, lastUsedAtMs: null, expiresAtMs: null });
  });
});
