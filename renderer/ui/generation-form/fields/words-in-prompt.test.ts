import { expect, it } from 'vitest';
import { hasWords, toggleWords } from './words-in-prompt.ts';

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
