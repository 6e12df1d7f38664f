import { describe, expect, it } from 'vitest';
import { voiceData as voice } from '../../../../shared/domain/test-data/voice-data.ts';
import { arrangeVoices, countVoices, foldersOf, tagsOf } from './arrange-voices.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';

const voices = [
  voice('slate', { name: 'Slate', description: 'A calm narrator' }),
  voice('low-tide-10', { name: 'Low Tide 10', kind: 'cloned', createdAtMs: 20, lastUsedAtMs: 5, isFavourite: true }),
  voice('low-tide-9', { name: 'low tide 9', kind: 'cloned', createdAtMs: 10, lastUsedAtMs: 9, tags: ['Radio'] }),
  voice('brass', { name: 'Brass', kind: 'designed', createdAtMs: 30 }),
];
const ids = (view: Partial<Parameters<typeof arrangeVoices>[1]>) =>
  arrangeVoices(voices, { filter: 'all', sort: 'name', search: '', folder: null, tag: null, place: null, ...view }).map(
    ({ id }) => id,
  );

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
  const counts = { all: 4, recent: 0, favourites: 1, cloned: 2, designed: 1, system: 1, bin: 0 };
  expect(countVoices(voices)).toEqual(counts);
});

describe('what the user has put in order', () => {
  const shelved = [
    voice('a', { folders: ['Radio'], tags: ['low', 'dry'], spokenAtMs: 10 }),
    voice('b', { folders: ['Radio'], tags: ['low'], spokenAtMs: 30 }),
    voice('c', { tags: ['bright'], spokenAtMs: 20, lastUsedAtMs: 40 }),
    voice('d', { folders: ['Radio'], tags: ['low'], binnedAtMs: 1, isFavourite: true, spokenAtMs: 50 }),
  ];
  const shown = (view: Partial<Parameters<typeof arrangeVoices>[1]>) =>
    arrangeVoices(shelved, {
      filter: 'all',
      sort: 'name',
      search: '',
      folder: null,

      tag: null,
      place: null,
      ...view,
    }).map(({ id }) => id);

  it('is narrowed by folder and tag together, and searched by the folder too', () => {
    expect(shown({ folder: 'Radio' })).toEqual(['a', 'b']);
    expect(shown({ folder: 'Radio', tag: 'dry' })).toEqual(['a']);
    expect(shown({ search: 'radio low' })).toEqual(['a', 'b']);
  });

  it('shows recent voices in the order of their use, whatever order is chosen', () => {
    expect(shown({ filter: 'recent' })).toEqual(['b', 'c', 'a']);
    expect(shown({ sort: 'lastUsed' })).toEqual(['c', 'b', 'a']);
  });

  it('keeps what lies in the bin out of everything but the bin', () => {
    expect(shown({ filter: 'favourites' })).toEqual([]);
    expect(shown({ filter: 'bin' })).toEqual(['d']);
    expect(countVoices(shelved)).toMatchObject({ all: 3, bin: 1, favourites: 0, recent: 3 });
    expect(foldersOf(shelved)).toEqual([{ name: 'Radio', count: 2 }]);
    expect(tagsOf(shelved)).toEqual([
      { name: 'bright', count: 1 },
      { name: 'dry', count: 1 },
      { name: 'low', count: 2 },
    ]);
  });
});

it('shows where voices work: one of both everywhere, one that has gone where it was', () => {
  const placed = [
    voice('here'),
    voice('far', { engine: 'cloud', worksOn: ['cloud'] }),
    voice('both', { worksOn: ['local', 'cloud'] }),
    voice('gone', { engine: 'cloud', worksOn: [], state: 'missing' }),
  ];
  const view = { filter: 'all', sort: 'name', search: '', folder: null, tag: null } as const;
  const at = (place: EngineChoice | null) => arrangeVoices(placed, { ...view, place }).map(({ id }) => id);
  expect([at('local'), at('cloud'), at(null)]).toEqual([
    ['both', 'here'],
    ['both', 'far', 'gone'],
    ['both', 'far', 'gone', 'here'],
  ]);
});
