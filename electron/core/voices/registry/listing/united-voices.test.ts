import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../../../shared/domain/failures/failure.ts';
import { type OrganisedUpdate, voiceRef } from '../../../../../shared/domain/organisation/organised.ts';
import { createVoicesFixture, type VoicesFixture } from '../../test-data/voices-fixture.ts';
import type { VoiceKey } from '../../voices.ts';
import { putVoice } from '../voice-table.ts';
import { voiceElsewhere } from './voice-elsewhere.ts';
import type { EngineChoice } from '../../../../../shared/domain/settings/engine-choice.ts';

let fixture: VoicesFixture;
beforeEach(() => {
  fixture = createVoicesFixture();
});
afterEach(() => fixture.end());

const choose = (engine: EngineChoice) =>
  void (fixture.surroundings.settings = { ...fixture.surroundings.settings, engine });
const all = () => fixture.now().voices.listAll({});
const shown = async () => (await all()).voices.map(({ id, engine, worksOn }) => [id, engine, ...worksOn].join(' '));
const say = (key: VoiceKey, values: OrganisedUpdate) =>
  fixture.now().organisation.update({ refs: [voiceRef(key)], values });
const put = (voice: Parameters<typeof putVoice>[1]) => fixture.now().db.write((tx) => putVoice(tx, voice));

/** The service, which lists `Narrator`, was asked; this computer has it too, and each has something of its own. */
async function bothKnown(): Promise<void> {
  await fixture.now().voices.list({ engine: 'cloud' });
  for (const id of ['Narrator', 'Only-here-1']) put({ engine: 'local', id, kind: 'system', name: id, isListed: true });
  put({ engine: 'cloud', id: 'Anna-voice', kind: 'cloned', name: 'Anna', isListed: true });
  put({ engine: 'local', id: 'Anna-voice', kind: 'cloned', name: 'Anna here', isListed: true });
}

describe('the one list of voices', () => {
  it('has the voices of both services with where each works; a system voice of both stands once', async () => {
    await bothKnown();
    expect((await shown()).toSorted()).toEqual([
      'Anna-voice cloud cloud',
      'Anna-voice local local',
      'Narrator local local cloud',
      'Only-here-1 local local',
    ]);
  });

  it('needs no network: who works on this computer asks no other service, and an outage takes nothing away', async () => {
    await bothKnown();
    choose('local');
    fixture.account.calls.length = 0;
    fixture.account.outage = new Failure('NETWORK_UNREACHABLE', 'No way there.');
    await fixture.restart();
    expect(await shown()).toHaveLength(4);
    // The one question is that to the local engine.
    expect(fixture.account.calls).toHaveLength(1);
    choose('cloud');
    const { voices, failure } = await all();
    expect(failure).toMatchObject({ code: 'NETWORK_UNREACHABLE' });
    expect(voices).toHaveLength(4);
    expect(fixture.account.calls).toHaveLength(2);
  });

  it('asks this computer once for its voices when the cloud is chosen and they are not known yet', async () => {
    expect((await shown()).toSorted()).toEqual(['Narrator local local cloud']);
    expect(fixture.account.calls).toEqual(['list all', 'list all']);
    await all();
    expect(fixture.account.calls).toHaveLength(2);
  });

  it('keeps what the user says of a voice for both of its services, also for one that lists it later', async () => {
    await bothKnown();
    const { voices } = fixture.now();
    const said = { tags: ['calm'], folders: ['Films'], isFavourite: true, rating: 4 };
    say({ engine: 'local', id: 'Narrator' }, said);
    expect((await all()).voices.find(({ id }) => id === 'Narrator')).toMatchObject({
      ...said,
      worksOn: ['local', 'cloud'],
    });
    expect((await voices.list({ engine: 'cloud' })).voices.find(({ id }) => id === 'Narrator')).toMatchObject(said);
    say({ engine: 'cloud', id: 'Narrator' }, { tags: [], isFavourite: false });
    expect((await all()).voices.find(({ id }) => id === 'Narrator')).toMatchObject({
      tags: [],
      folders: ['Films'],
      isFavourite: false,
    });
    say({ engine: 'local', id: 'Only-here-1' }, { tags: ['low'] });
    fixture.account.voices.set('Only-here-1', { ...fixture.account.voices.get('Narrator')!, id: 'Only-here-1' });
    await voices.list({ engine: 'cloud', isFresh: true });
    expect((await all()).voices.find(({ id }) => id === 'Only-here-1')).toMatchObject({
      tags: ['low'],
      worksOn: ['local', 'cloud'],
    });
    // Clones that only share an id are two voices.
    say({ engine: 'cloud', id: 'Anna-voice' }, { tags: ['hers'] });
    const annas = (await all()).voices.filter(({ id }) => id === 'Anna-voice');
    expect(annas.map(({ engine, tags }) => [engine, ...tags].join(' ')).toSorted()).toEqual(['cloud hers', 'local']);
  });

  it('shows a voice that one service lost as one of the other', async () => {
    await bothKnown();
    put({
      engine: 'cloud',
      id: 'Narrator',
      kind: 'system',
      name: 'N',
      state: 'missing',
      isListed: true,
    });
    say({ engine: 'cloud', id: 'Narrator' }, { tags: ['mine'] });
    expect((await all()).voices.filter(({ id }) => id === 'Narrator')).toMatchObject([
      { engine: 'local', state: 'ready', worksOn: ['local'], tags: ['mine'] },
    ]);
  });
});

it('tells where a voice works that a service does not have, and says nothing of what it does not know', async () => {
  const where = (id: string, engine: EngineChoice) => voiceElsewhere(fixture.now().db, id, engine);
  put({ engine: 'cloud', id: 'Far-away-1', kind: 'cloned', name: 'Far' });
  // The voices of this computer were never read.
  expect(where('Far-away-1', 'local')).toBeNull();
  await bothKnown();
  put({ engine: 'cloud', id: 'English_CalmWoman', kind: 'system', name: 'Calm' });
  put({ engine: 'cloud', id: 'Gone-voice-1', kind: 'cloned', name: 'Gone', state: 'missing' });
  expect(where('Far-away-1', 'local')).toEqual({ name: 'Far', worksOn: 'cloud' });
  expect(where('Only-here-1', 'cloud')).toEqual({ name: 'Only-here-1', worksOn: 'local' });
  for (const id of ['Narrator', 'Anna-voice', 'English_CalmWoman', 'Gone-voice-1', 'Nobody-knows']) {
    expect(where(id, 'local'), id).toBeNull();
  }
});
