import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { respelled } from './spelling.ts';

it('mends letters that are changed about, missing or doubled', () => {
  expect(['unicron', 'spcae', 'camle', 'desrt', 'buterfly', 'astronat', 'flwoer'].map(respelled)).toEqual([
    'unicorn',
    'space',
    'camel',
    'desert',
    'butterfly',
    'astronaut',
    'flower',
  ]);
});

it('leaves words of English as they are, save plurals of people', () => {
  const dictionary = path.join(path.dirname(createRequire(import.meta.url).resolve('dictionary-en')), 'index.dic');
  const words = readFileSync(dictionary, 'utf8')
    .split('\n')
    .map((line) => line.split('/')[0]!.trim())
    .filter((word) => /^[a-z]{5,}$/.test(word));
  expect(words.filter((word) => respelled(word) !== word && !word.endsWith('men'))).toEqual([]);
});
