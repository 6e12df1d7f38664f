import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import type { CloneRecipe, ConsentRecord } from '../../../../../shared/domain/voices/voice.ts';
import type { RemoteVoice } from '../../../service/voices/voice-service.ts';
import { openTestContext, type TestContext } from '../../../testing/test-context.ts';
import { type Listing, mergeListing } from './merge-listing.ts';
import { lookUpVoice, type NewVoice, putVoice, rememberUsedId, selectVoices } from '../voice-table.ts';

/* What a service lists is believed as far as it goes: no list takes a sample or a consent away. */

const DAY_MS = 86_400_000;
const NOW_MS = Date.UTC(2026, 5, 1);
const CLONE: CloneRecipe = {
  sampleItemId: 'sample' as ItemId,
  promptItemId: null,
  promptText: null,
  sampleText: null,
  accuracy: null,
  language: null,
  reduceNoise: false,
  normalizeVolume: false,
  watermark: false,
};
const CONSENT: ConsentRecord = {
  person: 'Anna',
  basis: 'given',
  statement: 'She agreed.',
  agreedAtMs: 1,
  sampleSha256: 'a'.repeat(64),
};

let context: TestContext;
beforeEach(() => {
  context = openTestContext();
});
afterEach(() => context.end());

const remote = (id: string, change: Partial<RemoteVoice> = {}): RemoteVoice => ({
  id,
  kind: 'voice_cloning',
  name: '',
  description: [],
  createdOn: null,
  ...change,
});
const own = (id: string, change: Partial<NewVoice> = {}) =>
  context.db.write((tx) =>
    putVoice(tx, {
      engine: 'cloud',
      id,
      kind: 'cloned',
      name: id,
      createdAtMs: NOW_MS - 2 * DAY_MS,
      clone: CLONE,
      consent: CONSENT,
      ...change,
    }),
  );
const merge = (voices: readonly RemoteVoice[], change: Partial<Listing> = {}) =>
  context.db.write((tx) =>
    mergeListing(tx, { engine: 'cloud', remote: voices, askedAtMs: NOW_MS - 1000, nowMs: NOW_MS, ...change }),
  );
const voice = (id: string) => lookUpVoice(context.db, { engine: 'cloud', id });
const ids = () => selectVoices(context.db, 'ORDER BY id').map(({ id }) => id);

describe('a voice of ours', () => {
  it('keeps its name, sample and consent when it is listed, also under another name', () => {
    own('anna');
    expect(merge([remote('anna', { name: 'Somebody else' })])).toBe(true);
    expect(voice('anna')).toMatchObject({ name: 'anna', clone: CLONE, consent: CONSENT, isListed: true });
    expect(merge([remote('anna')])).toBe(false);
  });

  it('keeps them when it is listed twice, as by two pages that overlap', () => {
    own('anna');
    merge([remote('anna'), remote('ben'), remote('anna', { name: 'Anna again' })]);
    expect(voice('anna')).toMatchObject({ name: 'anna', clone: CLONE, consent: CONSENT });
    expect(ids()).toEqual(['anna', 'ben']);
  });

  it('that was never listed stays until it is older than unused voices get, because it is listed only once it spoke', () => {
    own('young', { createdAtMs: NOW_MS - 6 * DAY_MS });
    own('old', { createdAtMs: NOW_MS - 8 * DAY_MS });
    own('used', { createdAtMs: NOW_MS - 8 * DAY_MS, lastUsedAtMs: NOW_MS - DAY_MS });
    merge([]);
    expect(['young', 'old', 'used'].map((id) => voice(id)?.state)).toEqual(['ready', 'missing', 'ready']);
    expect(voice('old')).toMatchObject({ clone: CLONE, consent: CONSENT });
  });

  it('that was listed and is no more is missing, with all that is known of it, and ready when it is back', () => {
    own('anna', { isListed: true });
    merge([]);
    expect(voice('anna')).toMatchObject({ state: 'missing', clone: CLONE, consent: CONSENT });
    expect(merge([])).toBe(false);
    merge([remote('anna')]);
    expect(voice('anna')).toMatchObject({ state: 'ready', clone: CLONE, consent: CONSENT });
  });

  it('that was cloned while the service was asked is not judged by its answer', () => {
    own('new', { createdAtMs: NOW_MS - 1000, isListed: true });
    own('before', { createdAtMs: NOW_MS - 1001, isListed: true });
    merge([]);
    expect([voice('new')?.state, voice('before')?.state]).toEqual(['ready', 'missing']);
  });

  it('that was deleted while the service was asked does not come back, and comes back when it is listed later', () => {
    context.db.write((tx) => rememberUsedId(tx, { engine: 'cloud', id: 'gone' }, NOW_MS - 500));
    merge([remote('gone')]);
    expect(ids()).toEqual([]);
    merge([remote('gone')], { askedAtMs: NOW_MS, nowMs: NOW_MS + 1 });
    expect(ids()).toEqual(['gone']);
  });

  it('on the other service is another voice', () => {
    own('anna', { engine: 'local', isListed: true });
    merge([]);
    expect(lookUpVoice(context.db, { engine: 'local', id: 'anna' })).toMatchObject({ state: 'ready' });
    merge([], { engine: 'local' });
    expect(lookUpVoice(context.db, { engine: 'local', id: 'anna' })).toMatchObject({ state: 'missing' });
  });
});

describe('a voice of the service', () => {
  it('goes with the list, unless the user has said something of it', () => {
    merge(['plain', 'starred'].map((id) => remote(id, { kind: 'system' })));
    context.db.write((tx) =>
      tx.run(`INSERT INTO organisation (subject_kind, subject_id, rating) VALUES ('cloud-voice', 'starred', 3)`),
    );
    merge([]);
    expect([ids(), voice('starred')?.state]).toEqual([['starred'], 'missing']);
  });

  it('has a name, whatever the service says or leaves out', () => {
    merge([
      remote('Anna-at-home_2'),
      remote('named', { name: 'Anna', kind: 'system' }),
      remote('ttv-voice-2026061299', { kind: 'voice_generation', description: ['  a tired clerk '] }),
      remote('ttv-voice-2026061300', { kind: 'voice_generation' }),
      remote('long', { name: '🎙'.repeat(200) }),
    ]);
    const names = new Map(selectVoices(context.db, 'ORDER BY id').map(({ id, name }) => [id, name]));
    expect(names.get('Anna-at-home_2')).toBe('Anna at home 2');
    expect(names.get('named')).toBe('Anna');
    expect(names.get('ttv-voice-2026061299')).toBe('a tired clerk');
    expect(names.get('ttv-voice-2026061300')).toBe('Designed voice 26061300');
    expect([...(names.get('long') ?? '')]).toHaveLength(120);
  });

  it('is as old as the service says, where that can be: not of 1970, not of the future, not nonsense', () => {
    const dates = ['2026-05-01', '1970-01-01', '2999-01-01', 'yesterday', '', null];
    merge(dates.map((createdOn, at) => remote(`v${at}`, { createdOn })));
    expect(dates.map((_, at) => voice(`v${at}`)?.createdAtMs)).toEqual([
      Date.UTC(2026, 4, 1),
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('has a description of at most 2,000 characters, sentences after each other and other parts as a list', () => {
    merge([
      remote('parts', { kind: 'system', description: ['warm', 'slow.', 'From Porto'] }),
      remote('long', { kind: 'system', description: ['x'.repeat(5000)] }),
    ]);
    expect(voice('parts')?.description).toBe('warm, slow. From Porto');
    expect(voice('long')?.description).toHaveLength(2000);
  });
});
