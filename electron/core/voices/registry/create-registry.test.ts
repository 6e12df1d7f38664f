import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { voiceRef } from '../../../../shared/domain/organisation/organised.ts';
import { cloneRequest, createVoicesFixture, samplesFolder, type VoicesFixture } from '../test-data/voices-fixture.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const JFK = path.join(samplesFolder(), 'speech/jfk.flac');

let fixture: VoicesFixture;
beforeEach(() => {
  fixture = createVoicesFixture();
});
afterEach(() => fixture.end());

const list = () => fixture.now().voices.list({});
const ids = async () => (await list()).voices.map((voice) => voice.id);
const voiceOf = async (id: string) => (await list()).voices.find((voice) => voice.id === id);
const ahead = (ms: number) => void (fixture.surroundings.nowMs += ms);
async function cloned(id = 'Anna-voice') {
  const { jobs, voices } = fixture.now();
  const { jobId } = await voices.clone(cloneRequest(await fixture.add(JFK), { id }));
  expect(await jobs.whenEnded({ id: jobId })).toMatchObject({ state: 'done', failure: null });
}

describe('the list of voices', () => {
  it('is that of the service, asked once a minute, and gives nameless voices names', async () => {
    fixture.account.voices.set('Aunt-at_home', {
      id: 'Aunt-at_home',
      kind: 'voice_cloning',
      name: 'Aunt-at_home',
      description: [],
      createdOn: '2020-01-02',
      hasSpoken: true,
    });
    const { voices, failure } = await list();
    expect(failure).toBeNull();
    expect(voices.map(({ id, kind, name, state }) => [id, kind, name, state])).toEqual([
      ['Aunt-at_home', 'cloned', 'Aunt at home', 'ready'],
      ['Narrator', 'system', 'The narrator', 'ready'],
    ]);
    // Nobody knows who used it since it was made years ago: no date is better than a wrong one.
    expect(voices[0]).toMatchObject({ createdAtMs: Date.parse('2020-01-02'), expiresAtMs: null });
    await list();
    expect(fixture.account.calls).toEqual(['list all']);
    ahead(61_000);
    await list();
    expect(fixture.account.calls).toHaveLength(2);
  });

  it('stays on disk while the service cannot be asked, and says why', async () => {
    await list();
    await fixture.restart();
    fixture.account.outage = new Failure('KEY_MISSING', 'There is no key.');
    expect(await list()).toMatchObject({ voices: [{ id: 'Narrator' }], failure: { code: 'KEY_MISSING' } });
    fixture.account.outage = null;
    ahead(16_000);
    expect((await list()).failure).toBeNull();
  });

  it('is asked again at once where the user says so or the key was refused, else after a while', async () => {
    const asked = () => fixture.account.calls.filter((call) => call === 'list all').length;
    fixture.account.outage = new Failure('NETWORK_UNREACHABLE', 'No way there.');
    expect(await list()).toMatchObject({ voices: [], failure: { code: 'NETWORK_UNREACHABLE' } });
    ahead(5000);
    await list();
    expect(asked()).toBe(1);
    fixture.account.outage = new Failure('KEY_REJECTED', 'Not this key.');
    expect(await fixture.now().voices.list({ isFresh: true })).toMatchObject({ failure: { code: 'KEY_REJECTED' } });
    fixture.account.outage = null;
    ahead(1100);
    expect(await list()).toMatchObject({ voices: [{ id: 'Narrator' }], failure: null });
    expect(asked()).toBe(3);
  });

  it('keeps what the user says of a voice, and marks a voice that has gone', async () => {
    await list();
    const { voices, organisation } = fixture.now();
    const key = { engine: 'cloud' as const, id: 'Narrator' };
    organisation.update({ refs: [voiceRef(key)], values: { tags: ['calm', 'calm'], isFavourite: true } });
    expect(await voiceOf('Narrator')).toMatchObject({
      name: 'The narrator',
      tags: ['calm'],
      isFavourite: true,
    });
    expect(() => voices.update({ ...key, keepsAlive: true })).toThrow(/don’t expire/);
    expect(() => voices.update({ ...key, id: 'Nobody-here' })).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
    fixture.account.voices.delete('Narrator');
    ahead(61_000);
    expect(await voiceOf('Narrator')).toMatchObject({ state: 'missing', isFavourite: true });
  });

  it('does not miss a clone that the public service lists only after it spoke', async () => {
    fixture.account.listsLate = true;
    fixture.account.before.synthesize = () => Promise.reject(new Failure('RATE_LIMITED', 'Slower.'));
    const { jobs, voices } = fixture.now();
    const { jobId } = await voices.clone(cloneRequest(await fixture.add(JFK)));
    expect(await jobs.whenEnded({ id: jobId })).toMatchObject({ state: 'done', failure: { code: 'RATE_LIMITED' } });
    ahead(HOUR_MS);
    expect(await voiceOf('Anna-voice')).toMatchObject({ state: 'ready' });
    ahead(8 * DAY_MS);
    fixture.account.voices.delete('Anna-voice');
    expect(await voiceOf('Anna-voice')).toMatchObject({ state: 'missing' });
  });
});

describe('the end of a voice', () => {
  it('is 7 days after its last use', async () => {
    await cloned();
    const madeAtMs = fixture.surroundings.nowMs;
    expect(await voiceOf('Anna-voice')).toMatchObject({ createdAtMs: madeAtMs, expiresAtMs: madeAtMs + 7 * DAY_MS });
    ahead(3 * DAY_MS);
    fixture.now().voices.onVoiceUsed('cloud', 'Anna-voice');
    fixture.now().voices.onVoiceUsed('local', 'Anna-voice');
    fixture.now().voices.onVoiceUsed('cloud', 'Narrator');
    expect(await voiceOf('Anna-voice')).toMatchObject({ expiresAtMs: madeAtMs + 10 * DAY_MS });
    expect(await voiceOf('Narrator')).toMatchObject({ lastUsedAtMs: null, expiresAtMs: null });
  });

  it('never comes for a voice that was made on this computer, and nothing is said to keep it', async () => {
    fixture.surroundings.settings = { ...fixture.surroundings.settings, engine: 'local' };
    await cloned();
    const key = { engine: 'local' as const, id: 'Anna-voice' };
    const shown = async () =>
      (await fixture.now().voices.list({ engine: 'local' })).voices.find(({ id }) => id === key.id);
    expect(await shown()).toMatchObject({ engine: 'local', state: 'ready', expiresAtMs: null });
    expect(() => fixture.now().voices.update({ ...key, keepsAlive: true })).toThrow(/don’t expire/);
    // Kept alive by an older version.
    fixture.now().db.write((tx) => tx.run('UPDATE voices SET keeps_alive = 1', {}));
    fixture.account.calls.length = 0;
    ahead(4000 * DAY_MS);
    expect(await shown()).toMatchObject({ state: 'ready', expiresAtMs: null });
    expect(await fixture.now().keepAlive.look()).toBe(0);
    expect(fixture.account.calls.filter((call) => call.startsWith('synthesize'))).toEqual([]);
  });

  it('is put off by a few characters when the user wants to keep the voice and 36 hours are left', async () => {
    await cloned();
    await cloned('Bert-voice');
    const { voices, keepAlive } = fixture.now();
    voices.update({ engine: 'cloud', id: 'Anna-voice', keepsAlive: true });
    fixture.account.calls.length = 0;
    ahead(7 * DAY_MS - 37 * HOUR_MS);
    expect(await keepAlive.look()).toBe(0);
    ahead(2 * HOUR_MS);
    fixture.surroundings.hasKey = false;
    expect(await keepAlive.look()).toBe(0);
    expect(fixture.account.calls).toEqual([]);
    fixture.surroundings.hasKey = true;
    expect(await keepAlive.look()).toBe(1);
    expect(fixture.account.calls).toEqual(['synthesize Anna-voice: Hi.']);
    expect(await keepAlive.look()).toBe(0);
    expect(await voiceOf('Anna-voice')).toMatchObject({ expiresAtMs: fixture.surroundings.nowMs + 7 * DAY_MS });
  });

  it('comes with a deletion, which uses the id up and puts the sample into the bin', async () => {
    await cloned();
    const { voices, library } = fixture.now();
    const sample = (await voiceOf('Anna-voice'))?.clone?.sampleItemId;
    await voices.remove({ keys: [{ engine: 'cloud', id: 'Anna-voice' }] });
    expect(fixture.account.voices.has('Anna-voice')).toBe(false);
    expect(await ids()).toEqual(['Narrator']);
    expect(await voices.checkId({ id: 'Anna-voice' })).toBe('used_before');
    expect(sample && library.get({ id: sample }).binnedAtMs).not.toBeNull();
    const system = voices.remove({ keys: [{ engine: 'cloud', id: 'Narrator' }] });
    await expect(system).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('is not taken back by a list that was asked for before the deletion', async () => {
    await cloned();
    ahead(61_000);
    let answer = () => {};
    fixture.account.after.list = () => new Promise((resolve) => (answer = resolve));
    const late = list();
    await expect.poll(() => fixture.account.calls.at(-1)).toBe('list all');
    delete fixture.account.after.list;
    await fixture.now().voices.remove({ keys: [{ engine: 'cloud', id: 'Anna-voice' }] });
    answer();
    await late;
    expect(await ids()).toEqual(['Narrator']);
  });

  it('keeps the sample that a new clone was made from', async () => {
    await cloned();
    const { voices, library, jobs } = fixture.now();
    const first = await voiceOf('Anna-voice');
    const { jobId } = await voices.reclone({ engine: 'cloud', id: 'Anna-voice', newId: 'Anna-voice-2' });
    expect(await jobs.whenEnded({ id: jobId })).toMatchObject({ state: 'done' });
    // The same bytes are not sent twice.
    expect(fixture.account.calls.filter((call) => call.startsWith('upload'))).toHaveLength(1);
    await voices.remove({ keys: [{ engine: 'cloud', id: 'Anna-voice' }] });
    expect(await voiceOf('Anna-voice-2')).toMatchObject({ name: 'Anna', clone: first?.clone, consent: first?.consent });
    const sample = first?.clone?.sampleItemId;
    expect(sample && library.get({ id: sample }).binnedAtMs).toBeNull();
  });
});

describe('the id of a new voice', () => {
  it('is judged by the rules and by what there is', async () => {
    const { voices } = fixture.now();
    const problem = (id: string) => voices.checkId({ id });
    expect(
      await Promise.all(['short', '1-Anna-voice', 'Anna voice', 'Anna-voice-', 'Narrator', 'Anna-voice'].map(problem)),
    ).toEqual(['length', 'first_letter', 'characters', 'last_character', 'taken', null]);
    await cloned();
    expect(await problem('Anna-voice')).toBe('taken');
    expect(await voices.checkId({ engine: 'local', id: 'Anna-voice' })).toBe('taken');
  });

  it('is proposed from a name in any script', async () => {
    const { voices } = fixture.now();
    const propose = async (name: string) => (await voices.proposeId({ name })).id;
    expect(await propose('Zoë Müller')).toBe('Zoe-Muller');
    expect(await propose('Al')).toBe('Al-voice');
    expect(await propose('Анна')).toBe('My-voice');
    expect(await propose('2nd narrator')).toBe('Voice-2nd-narrator');
    await cloned('Zoe-Muller');
    expect(await propose('Zoë Müller')).toBe('Zoe-Muller-2');
    expect(await voices.checkId({ id: await propose(`${'x'.repeat(300)}-`) })).toBeNull();
  });
});
