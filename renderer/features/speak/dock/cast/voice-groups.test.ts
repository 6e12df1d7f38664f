import { expect, it } from 'vitest';
import { voiceData } from '../../../../../shared/domain/test-data/voice-data.ts';
import type { Voice } from '../../../../../shared/domain/voices/voice.ts';
import { groupVoices } from './voice-groups.ts';

const voice = (name: string, values: Partial<Voice> = {}): Voice => voiceData(name.toLowerCase(), { name, ...values });
const names = (voices: Voice[], query = '') =>
  groupVoices(voices, query, 'local').map(
    ({ group, voices: members }) => `${group}: ${members.map((each) => each.name).join()}`,
  );

it('puts favourites first and one’s own voices before the system’s', () => {
  const voices = [voice('Slate'), voice('Mine', { kind: 'cloned' }), voice('Brass', { isFavourite: true })];
  expect(names(voices)).toEqual(['favourites: Brass', 'cloned: Mine', 'system: Slate']);
});

it('puts the five that were used last after the favourites, and leaves out what lies in the bin', () => {
  const used = Array.from({ length: 6 }, (_, index) => voice(`Used ${index}`, { spokenAtMs: index + 1 }));
  const voices = [
    voice('Slate'),
    ...used,
    voice('Brass', { isFavourite: true, spokenAtMs: 9 }),
    voice('Binned', { spokenAtMs: 10, binnedAtMs: 11, kind: 'cloned' }),
  ];
  expect(names(voices)).toEqual([
    'favourites: Brass',
    'recent: Used 5,Used 4,Used 3,Used 2,Used 1',
    'system: Slate,Used 0',
  ]);
});

it('finds voices by any words of what is known about them and leaves out those that are gone', () => {
  const voices = [
    voice('Slate', { description: 'Documentary', tags: ['low'] }),
    voice('Brass', { tags: ['low'] }),
    voice('Gone', { tags: ['low'], state: 'missing' }),
  ];
  expect([names(voices, 'low docu'), names(voices, 'LOW'), names(voices, 'nobody')]).toEqual([
    ['system: Slate'],
    ['system: Slate,Brass'],
    [],
  ]);
});

it('puts voices that the chosen service does not have after all others, favourites too', () => {
  const voices = [
    voice('Far', { engine: 'cloud', worksOn: ['cloud'], isFavourite: true, spokenAtMs: 3 }),
    voice('Both', { worksOn: ['local', 'cloud'] }),
    voice('Slate'),
  ];
  expect(names(voices)).toEqual(['system: Both,Slate', 'elsewhere: Far']);
});
