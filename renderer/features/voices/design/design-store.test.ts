import { expect, it } from 'vitest';
import { texts } from '../texts.ts';
import { hasWords, toggleWords } from './design-store.ts';

it('adds the words of a chip once and takes them out again', () => {
  const once = toggleWords('', 'Young woman');
  expect(once).toBe('Young woman');
  const two = toggleWords(once, 'slow pace');
  expect([two, toggleWords(two, 'young woman')]).toEqual(['Young woman, slow pace', 'slow pace']);
});

it('leaves what was written by hand alone', () => {
  expect(toggleWords('A keeper of a lighthouse, , tired ', 'warm')).toBe('A keeper of a lighthouse, tired, warm');
});

it('finds words only as a whole part', () => {
  expect([hasWords('a warm voice, Calm', 'calm'), hasWords('a warm voice', 'warm')]).toEqual([true, false]);
});

it('proposes a name out of the description that does not end in the middle of a phrase', () => {
  const { proposedName } = texts.design;
  expect(proposedName('A calm woman from the coast of Maine', 2)).toBe('Calm woman 2');
  expect(proposedName('A keeper of a lighthouse, low', 1)).toBe('Keeper of a lighthouse 1');
  expect(proposedName('', 3)).toBe('Voice 3');
});
