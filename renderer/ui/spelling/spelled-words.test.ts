import { expect, it } from 'vitest';
import { isSpelled, wordAt, wordKey, wordKeysOf, wordsIn } from './spelled-words.ts';

it('leaves acronyms, names with inner capitals, digits and other scripts alone', () => {
  expect(['NASA', 'iOS', 'GitHub', 'H2O', 'ni3', 'слово', '日本', 'a', '/təˈmɑːtoʊ/'].filter(isSpelled)).toEqual([]);
  expect(['word', 'Word', 'don’t', 'José', 'well-known'].filter(isSpelled)).toHaveLength(5);
});

it('compares names without regard to case and possessive ending', () => {
  expect([wordKey('Zorblax’s'), wordKey("zorblax's"), wordKey('ZORBLAX')]).toEqual(['zorblax', 'zorblax', 'zorblax']);
  expect(wordKeysOf(['Mary-Jane O’Neil'])).toEqual(["mary-jane o'neil", 'mary', 'jane', "o'neil"]);
});

it('finds words with their places, and none in addresses and readings', () => {
  expect(wordsIn('It’s well-known.')).toEqual([
    { from: 0, to: 4, word: 'It’s' },
    { from: 5, to: 15, word: 'well-known' },
  ]);
  const text = 'See www.exampel.com/abuot, a.b@exampel.org, exampel.io, tomato(/təˈmɑːtoʊ/) and (ni3 hao2).';
  expect(wordsIn(text).map(({ word }) => word)).toEqual(['See', 'tomato', 'and']);
});

it('finds the word that the caret is in or touches', () => {
  const text = 'We don’t recieve it.';
  expect(wordAt(text, 11)).toEqual({ from: 9, to: 16, word: 'recieve' });
  expect([wordAt(text, 9)?.word, wordAt(text, 16)?.word, wordAt(text, 5)?.word]).toEqual([
    'recieve',
    'recieve',
    'don’t',
  ]);
  expect(wordAt(text, text.length)).toBeNull();
  expect(wordAt('', 0)).toBeNull();
});
