import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createEnglishWords } from './english-words.ts';

const packages = path.resolve(import.meta.dirname, '../../../node_modules');
const read = (file: string) => fs.readFileSync(path.join(packages, file), 'utf8');
const words = createEnglishWords({
  affixes: read('dictionary-en/index.aff'),
  american: read('dictionary-en/index.dic'),
  british: read('dictionary-en-gb/index.dic'),
});

it('takes American and British spellings, contractions, compounds and accents for right', () => {
  const right = ['colour', 'color', 'organise', 'organize', 'centre', 'theatre', 'don’t', "it's", 'we’ll', 'Chicago'];
  const more = ['café', 'crème', 'naïve', 'José', 'well-known', 'twenty-one', 'podcasts', 'waveform', 'I', 'OK', '3rd'];
  expect([...right, ...more].filter((word) => !words.isCorrect(word))).toEqual([]);
});

it('finds misspelled words, also in compounds and beside British words', () => {
  const wrong = ['recieve', 'teh', 'definately', 'untill', 'seperate', 'accomodation', 'colourr', 'wel-known', 'dont'];
  expect(wrong.filter((word) => words.isCorrect(word))).toEqual([]);
});

it('suggests the word that was meant first', () => {
  const meant = {
    recieve: 'receive',
    definately: 'definitely',
    untill: 'until',
    seperate: 'separate',
    colourr: 'colour',
  };
  expect(Object.keys(meant).map((word) => words.suggestions(word, 5)[0])).toEqual(Object.values(meant));
  expect(words.suggestions('recieve', 1)).toHaveLength(1);
});
