import { expect, it } from 'vitest';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { arrangeVoices, countVoices } from './arrange-voices.ts';

const voice = (id: string, values: Partial<Voice> = {}): Voice => ({
  id,
  engine: 'local',
  kind: 'system',
  name: id,
  description: '',
  tags: [],
  isFavourite: false,
  createdAtMs: null,
  lastUsedAtMs: null,
  expiresAtMs: null,
  keepsAlive: false,
  state: 'ready',
  clone: null,
  consent: null,
  designPrompt: null,
  folder: null,
  spokenAtMs: null,
  binnedAtMs: null,
  ...values,
});

const voices = [
  voice('slate', { name: 'Slate', description: 'A calm narrator' }),
  voice('low-tide-10', { name: 'Low Tide 10', kind: 'cloned', createdAtMs: 20, lastUsedAtMs: 5, isFavourite: true }),
  voice('low-tide-9', { name: 'low tide 9', kind: 'cloned', createdAtMs: 10, lastUsedAtMs: 9, tags: ['Radio'] }),
  voice('brass', { name: 'Brass', kind: 'designed', createdAtMs: 30 }),
];
const ids = (view: Partial<Parameters<typeof arrangeVoices>[1]>) =>
  arrangeVoices(voices, { filter: 'all', sort: 'name', search: '', ...view }).map(({ id }) => id);

it('sorts names as people do, by last use and by age, voices without a date last', () => {
  expect(ids({})).toEqual(['brass', 'low-tide-9', 'low-tide-10', 'slate']);
  expect(ids({ sort: 'lastUsed' })).toEqual(['low-tide-9', 'low-tide-10', 'brass', 'slate']);
  expect(ids({ sort: 'newest' })).toEqual(['brass', 'low-tide-10', 'low-tide-9', 'slate']);
});

it('finds every word of a search in name, description, tags or id', () => {
  expect(ids({ search: 'calm narr' })).toEqual(['slate']);
  expect(ids({ search: 'radio' })).toEqual(['low-tide-9']);
  expect(ids({ search: 'tide-10' })).toEqual(['low-tide-10']);
  expect(ids({ search: 'calm radio' })).toEqual([]);
});

it('filters by kind and by favourites, and counts each part', () => {
  expect(ids({ filter: 'cloned' })).toEqual(['low-tide-9', 'low-tide-10']);
  expect(ids({ filter: 'favourites', search: 'low' })).toEqual(['low-tide-10']);
  expect(countVoices(voices)).toEqual({ all: 4, system: 1, cloned: 2, designed: 1, favourites: 1 });
});
