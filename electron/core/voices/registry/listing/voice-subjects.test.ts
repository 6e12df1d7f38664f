import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { voiceRef } from '../../../../../shared/domain/organisation/organised.ts';
import {
  cloneRequest,
  createVoicesFixture,
  samplesFolder,
  type VoicesFixture,
} from '../../test-data/voices-fixture.ts';

const DAY_MS = 24 * 3_600_000;
const ANNA = { engine: 'cloud' as const, id: 'Anna-voice' };
const NARRATOR = { engine: 'cloud' as const, id: 'Narrator' };
const [ANNAS, NARRATORS] = [{ refs: [voiceRef(ANNA)] }, { refs: [voiceRef(NARRATOR)] }];

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
    const { organisation, library } = fixture.now();
    organisation.update({ ...ANNAS, values: { tags: ['calm'], folders: ['Audiobooks'], isFavourite: true } });
    const before = await voiceOf(ANNA.id);
    fixture.account.calls.length = 0;
    organisation.bin(ANNAS);
    await fixture.restart();
    expect(await voiceOf(ANNA.id)).toEqual({ ...before, binnedAtMs: fixture.surroundings.nowMs });
    expect(await fixture.now().voices.checkId({ id: ANNA.id })).toBe('taken');
    fixture.now().organisation.restore(ANNAS);
    expect(await voiceOf(ANNA.id)).toEqual(before);
    expect(fixture.account.calls.filter((call) => !call.startsWith('list'))).toEqual([]);
    const sample = before?.clone?.sampleItemId;
    expect(sample && library.get({ id: sample }).binnedAtMs).toBeNull();
  });

  it('takes neither voices of the system nor unknown ones, and then none of those named', async () => {
    const { organisation } = fixture.now();
    const refused = (refs: typeof ANNAS.refs, failure: object) =>
      expect(() => organisation.bin({ refs })).toThrow(expect.objectContaining(failure));
    refused([...ANNAS.refs, ...NARRATORS.refs], { code: 'INVALID_INPUT' });
    refused([...ANNAS.refs, voiceRef({ ...ANNA, id: 'Nobody-here' })], { code: 'NOT_FOUND' });
    expect(await voiceOf(ANNA.id)).toMatchObject({ binnedAtMs: null });
  });

  it('keeps no voice alive', async () => {
    const { voices, organisation, keepAlive } = fixture.now();
    voices.update({ ...ANNA, keepsAlive: true });
    organisation.bin(ANNAS);
    fixture.surroundings.nowMs += 6 * DAY_MS;
    expect(await keepAlive.look()).toBe(0);
    organisation.restore(ANNAS);
    expect(await keepAlive.look()).toBe(1);
  });
});

describe('what the user says of a voice', () => {
  it('holds a folder until it is taken out, for voices of the system too', async () => {
    const { organisation } = fixture.now();
    organisation.update({ ...NARRATORS, values: { folders: ['Audiobooks'] } });
    organisation.update({ ...NARRATORS, values: { tags: ['low'] } });
    await fixture.restart();
    expect(await voiceOf(NARRATOR.id)).toMatchObject({ folders: ['Audiobooks'], tags: ['low'] });
    fixture.now().organisation.update({ ...NARRATORS, values: { removeFolders: ['Audiobooks'] } });
    expect(await voiceOf(NARRATOR.id)).toMatchObject({ folders: [], tags: ['low'] });
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
