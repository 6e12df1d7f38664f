import { expect, it } from 'vitest';
import { bestMatches, matchScore } from './match-words.ts';

it('wants every word, in any order, with or without accents and capitals', () => {
  expect(matchScore('theme dark', 'Dark theme')).toBeGreaterThan(0);
  expect(matchScore('CAFE', 'Le café')).toBeGreaterThan(0);
  expect(matchScore('dark mode', 'Dark theme')).toBe(0);
});

it('puts texts first that begin with the query, then those where it begins a word', () => {
  expect(bestMatches('text', ['Context menu', 'Larger text', 'Text size'], (text) => text)).toEqual([
    'Text size',
    'Larger text',
    'Context menu',
  ]);
});

it('lets everything through in its own order without a query', () => {
  expect(bestMatches(' ', ['b', 'a'], (text) => text)).toEqual(['b', 'a']);
});
