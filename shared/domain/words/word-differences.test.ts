import { expect, it } from 'vitest';
import { type TextPart, wordDifferences } from './word-differences.ts';

/** Changed parts in brackets. */
const shown = (parts: readonly TextPart[]) =>
  parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');
const compared = (before: string, after: string) => {
  const differences = wordDifferences(before, after);
  return [shown(differences.before), shown(differences.after)];
};

it('marks words that were replaced, left out and added, neighbours as one', () => {
  expect(compared('we meet at two today', 'we eat at the zoo today')).toEqual([
    'we [meet] at [two] today',
    'we [eat] at [the zoo] today',
  ]);
});

it('marks words whose case or punctuation is another', () => {
  expect(compared('Well then go.', 'Well, then go.')).toEqual(['[Well] then go.', '[Well,] then go.']);
});

it('marks nothing between equal texts, and everything beside an empty one', () => {
  expect(compared('All the same.', 'All the same.')).toEqual(['All the same.', 'All the same.']);
  expect(compared('', 'Something new')).toEqual(['', '[Something new]']);
});

it('compares Chinese text character by character', () => {
  expect(compared('今天天气好', '今天天氣好')).toEqual(['今天天[气]好', '今天天[氣]好']);
});
