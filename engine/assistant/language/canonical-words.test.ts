import { expect, it } from 'vitest';
import { canonicalWords } from './canonical-words.ts';
import { countWords } from './count-words.ts';

it.each([
  ['whip up a poster', 'make a poster'],
  ['breathe some life into the pier', 'animate the pier'],
  ['let me know when it is done', 'tell me when it is done'],
  ['replace "voice over" with "spreadsheet"', 'replace "voice over" with "spreadsheet"'],
  ['export it as a spreadsheet', 'export it as a csv'],
])('says “%s” in the words that skills know', (text, canonical) => {
  expect(canonicalWords(text)).toBe(canonical);
});

it('takes amounts of things for numbers, and of people not', () => {
  expect(countWords('a pair of watercolour images')).toBe('two watercolour images');
  expect(countWords('a dozen songs')).toBe('12 songs');
  expect(countWords('draw a couple on a bench')).toBe('draw a couple on a bench');
});
