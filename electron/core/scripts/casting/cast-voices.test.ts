import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CharacterId, ItemId } from '../../../../shared/domain/ids.ts';
import { SYSTEM_VOICES } from '../../../../engine/voices/system-voices.ts';
import { NOT_ORGANISED } from '../../../../shared/domain/organisation/organised.ts';
import { INHERITED_DELIVERY } from '../../../../shared/domain/script/script-settings.ts';
import type { Script } from '../../../../shared/domain/script/script.ts';
import { voiceTraits } from '../../../../shared/domain/voices/voice-traits.ts';
import { openDatabase, type OpenDatabase } from '../../database/database.ts';
import { writeOrganised } from '../../organisation/write-organised.ts';
import { noProcesses, openTestCore, type TestCore } from '../../testing/test-core.ts';
import { voiceSubject } from '../../voices/registry/listing/voice-subjects.ts';
import { type NewVoice, putVoice } from '../../voices/registry/voice-table.ts';

let test: TestCore;
let database: OpenDatabase;
const open = (environmentKey: string | null = null) => {
  test = openTestCore({ processes: noProcesses, environmentKey });
  // Beside the core's own connection, as the list of a service writes from within core.
  database = openDatabase(path.join(test.folder, 'data', 'atelier.db'));
};
beforeEach(() => open());
afterEach(async () => {
  database.close();
  await test.dispose();
});

const know = (...voices: (Partial<NewVoice> & { id: string; isFavourite?: boolean; isBinned?: boolean })[]) =>
  database.db.write((tx) => {
    for (const { isFavourite = false, isBinned = false, ...voice } of voices) {
      const { engine = 'local' } = voice;
      putVoice(tx, { engine, kind: 'system', name: voice.id, ...voice });
      const state = { ...NOT_ORGANISED, isFavourite, binnedAtMs: isBinned ? 1 : null };
      const key = voiceSubject({ engine, id: voice.id });
      writeOrganised(tx, [{ key, before: NOT_ORGANISED, state, fields: ['isFavourite'] }]);
    }
  });
const castOf = ({ settings, characters }: Script) => [settings.voiceId, ...characters.map(({ voiceId }) => voiceId)];
const scripts = () => test.core.scripts;

describe('casting a new script', () => {
  it('gives the script and its characters different voices, favourites and those of the system first', async () => {
    know({ id: 'a' }, { id: 'b' }, { id: 'c', isFavourite: true }, { id: 'mine', kind: 'cloned' });
    know({ id: 'gone', state: 'missing', isFavourite: true }, { id: 'binned', isBinned: true, isFavourite: true });
    know({ id: 'other', engine: 'cloud', isFavourite: true });
    const script = await scripts().create({ text: '[Ann] Hello.\n\n[Bob] Hi.\n\n[Cyd] Hey.' });
    expect(castOf(script).slice(0, 2)).toEqual(['c', 'c']);
    expect(castOf(script).toSorted()).toEqual(['a', 'b', 'c', 'c']);
    expect(script).toMatchObject({ revision: 0, canUndo: false });
    const narrated = await scripts().create({ text: 'Nobody says this.\n\n[Dot] Hello.\n\n[Eve] Hi.' });
    expect(new Set(castOf(narrated)).size).toBe(3);
    const crowd = await scripts().create({ text: 'ABCDEFG'.replaceAll(/./g, '[$&] Hello.\n\n') });
    expect(castOf(crowd)).not.toContain(null);
    expect(new Set(castOf(crowd))).toEqual(new Set(['a', 'b', 'c', 'mine']));
  });

  it('gives nobody a clone while a voice of the system is free', async () => {
    know(...['a', 'b', 'c'].map((id) => ({ id })));
    know(...['clone-1', 'clone-2', 'clone-3', 'clone-4'].map((id) => ({ id, kind: 'cloned' as const })));
    const script = await scripts().create({ text: '[Ann] Hello.\n\n[Bob] Hi.\n\n[Cyd] Hey.' });
    expect(castOf(script).slice(1).toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('is the same whichever way the script comes', async () => {
    know({ id: 'a' }, { id: 'b' });
    const text = '[Ann] Hello.\n\n[Bob] Hi.';
    const created = castOf(await scripts().create({ text }));
    const [imported] = await scripts().importContents({
      files: [{ fileName: 'talk.txt', base64: Buffer.from(text).toString('base64') }],
    });
    expect(castOf(scripts().get({ id: imported?.scriptId ?? ('' as ItemId) }))).toEqual(created);
    const line = { startMs: 0, endMs: 900, words: null };
    test.core.transcripts.get = () =>
      ({
        title: 'Interview',
        mediaId: 'recording',
        segments: [
          { ...line, id: '1', speakerId: 's', text: 'Hello.' },
          { ...line, id: '2', speakerId: 't', text: 'Hi.' },
        ],
        speakers: [
          { id: 's', ordinal: 0, name: 'Ann' },
          { id: 't', ordinal: 1, name: 'Bob' },
        ],
      }) as never;
    const dubbed = await scripts().fromTranscript({ transcriptId: 'transcript' as ItemId, keepTimes: true });
    expect(castOf(dubbed)).toEqual(created);
    expect(new Set(created)).toEqual(new Set(['a', 'b']));
  });

  it('leaves chosen voices alone and proposes the one that a character had before, if it is a voice still', async () => {
    know({ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'chosen' });
    const { speak } = test.core.settings.get();
    test.core.settings.set({ speak: { defaults: { ...speak.defaults, voiceId: 'chosen' } } });
    const cast = async (voiceId: string) => {
      const { id, characters } = await scripts().create({ text: '[Ann] Hello.' });
      const characterId = characters[0]?.id ?? ('' as CharacterId);
      scripts().edit({ id, edits: [{ kind: 'setCharacter', characterId, values: { voiceId } }], label: 'Cast' });
    };
    await cast('c');
    expect(castOf(await scripts().create({ text: '[Bob] Hi.\n\n[ANN] Again.' }))).toEqual([
      'chosen',
      expect.stringMatching(/^[ab]$/),
      'c',
    ]);
    await cast('a-voice-that-nobody-knows');
    expect(castOf(await scripts().create({ text: '[Ann] Again.' }))).toEqual(['chosen', 'c']);
  });
});

describe('casting by names', () => {
  const LOCAL = Object.fromEntries(
    SYSTEM_VOICES.map(({ id, name, description }) => [id, { name, description: description[0] ?? '' }]),
  );
  const knowLocal = () => know(...Object.entries(LOCAL).map(([id, facts]) => ({ id, ...facts })));
  const traitsOf = (voiceId: string | null) =>
    voiceTraits({ id: voiceId ?? '', name: '', description: '', tags: [], ...LOCAL[voiceId ?? ''] });
  const castOne = async (name: string) => {
    const { characters } = await scripts().create({ text: `[${name}] Hello.` });
    return characters[0]?.voiceId ?? null;
  };

  it.each([
    ['Maria', 'female', 'adult'],
    ['JOSÉ', 'male', 'adult'],
    ['Zoë Miller', 'female', 'adult'],
    ['Dr. Ahmed', 'male', 'adult'],
    ['Priya', 'female', 'adult'],
    ['Jean-Luc', 'male', 'adult'],
    ['Mother', 'female', 'adult'],
    ['Mr. Smith', 'male', 'adult'],
    ['Little girl', 'female', 'child'],
    ['Boy 2', 'male', 'child'],
    ['Grandma', 'female', 'old'],
    ['Young man', 'male', 'young'],
  ])('gives %s a voice that is %s and %s', async (name, gender, age) => {
    knowLocal();
    const told = traitsOf(await castOne(name));
    expect(told.gender).toBe(gender);
    expect(age === 'adult' ? ['adult', 'young'] : [age]).toContain(told.age);
  });

  it('varies the voices of names that nobody knows, always in the same way, and takes none of a child or a machine', async () => {
    knowLocal();
    const names = ['Narrator', 'Host', 'Zorblax', 'Qwex', 'Voice one', 'Speaker B', 'Guest', 'Vrrk'];
    const cast = await Promise.all(names.map(castOne));
    expect(await Promise.all(names.map(castOne))).toEqual(cast);
    expect(new Set(cast).size).toBeGreaterThan(4);
    expect(cast.filter((id) => traitsOf(id).age === 'child' || traitsOf(id).gender === null)).toEqual([]);
    expect(await castOne('The Robot')).toBe('Robot_Armor');
  });

  it('begins a script with the clearest voice, not with the first of the alphabet', async () => {
    knowLocal();
    expect((await scripts().create({ text: 'Hello.' })).settings.voiceId).toBe('English_expressive_narrator');
  });

  it('gives a name that is typed a voice at once, in the same step', async () => {
    knowLocal();
    const { id, lines, settings } = await scripts().create({ text: 'Hello.\n\nYou?' });
    const add = (name: string) => {
      const character = { id: `c_${name}` as CharacterId, ordinal: 0, name, voiceId: null };
      const edit = {
        kind: 'addCharacter' as const,
        character: { ...character, delivery: INHERITED_DELIVERY, effects: null },
      };
      return scripts().edit({ id, edits: [edit], label: 'Cast line' });
    };
    const { patch } = add('Maria');
    expect(traitsOf(patch.characters[0]?.voiceId ?? null).gender).toBe('female');
    add('Peter');
    const voices = castOf(scripts().get({ id }));
    expect(new Set(voices).size).toBe(3);
    expect(traitsOf(voices[2] ?? null).gender).toBe('male');
    expect([lines.length, settings.voiceId]).toEqual([2, voices[0]]);
    scripts().undo({ id });
    expect(castOf(scripts().get({ id }))).toHaveLength(2);
  });
});

it('does not begin with a default voice that lies in the bin', async () => {
  know({ id: 'a' }, { id: 'binned', isBinned: true });
  const { speak } = test.core.settings.get();
  test.core.settings.set({ speak: { defaults: { ...speak.defaults, voiceId: 'binned' } } });
  expect(castOf(await scripts().create({ text: 'Hello.' }))).toEqual(['a']);
});

describe('a script for which no voices are known', () => {
  it('is not cast, and is cast as one undo step once there are voices', async () => {
    const { id, characters } = await scripts().create({ text: '[Ann] Hello.\n\n[Bob] Hi.' });
    expect(castOf(scripts().get({ id }))).toEqual([null, null, null]);
    const failure = { code: 'ENGINE_UNAVAILABLE' };
    expect(await scripts().cast({ id, label: 'Choose voices' })).toMatchObject({ change: null, failure });
    know({ id: 'a' }, { id: 'b' });
    const bob = characters[1]?.id ?? ('' as CharacterId);
    const edits = [{ kind: 'setCharacter' as const, characterId: bob, values: { voiceId: 'a' } }];
    scripts().edit({ id, edits, label: 'Cast' });
    const { change } = await scripts().cast({ id, label: 'Choose voices' });
    expect(change).toMatchObject({ label: 'Choose voices', revision: 2 });
    expect(castOf(scripts().get({ id }))).toEqual(['a', 'b', 'a']);
    expect(await scripts().cast({ id, label: 'Choose voices' })).toMatchObject({ change: null });
    scripts().undo({ id });
    expect(castOf(scripts().get({ id }))).toEqual([null, null, 'a']);
  });

  it('has the voice that ships with the engine while it is empty on this computer', async () => {
    expect(castOf(await scripts().create({}))).toEqual(['English_expressive_narrator']);
    know({ id: 'a' });
    expect(castOf(await scripts().create({}))).toEqual(['a']);
  });

  it('has voices of the engine that was chosen in Speak', async () => {
    know({ id: 'here' }, { id: 'there', engine: 'cloud' });
    test.core.settings.set({ generation: { engines: { speak: 'cloud' } } });
    expect(castOf(await scripts().create({ text: 'Hello.' }))).toEqual(['there']);
    expect(test.core.settings.get().engine).toBe('local');
  });

  it('says that the key is missing', async () => {
    test.core.settings.set({ engine: 'cloud' });
    const { id } = await scripts().create({ text: 'Hello.' });
    const answer = await scripts().cast({ id, label: 'Choose voices' });
    expect(answer).toMatchObject({ change: null, failure: { code: 'KEY_MISSING' } });
    await expect(scripts().cast({ id: 'nobody' as ItemId, label: '' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('does not wait for a service that does not answer', async () => {
    database.close();
    await test.dispose();
    open('a-key-of-this-test');
    const server = http.createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    test.core.settings.set({ engine: 'cloud', cloud: { baseUrl } });
    expect(castOf(await scripts().create({ text: 'Hello.' }))).toEqual([null]);
    know({ id: 'known', engine: 'cloud' });
    expect(castOf(await scripts().create({ text: 'Hello.' }))).toEqual(['known']);
    server.closeAllConnections();
    server.close();
  });
});
