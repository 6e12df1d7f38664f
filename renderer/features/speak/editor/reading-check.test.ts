import { expect, it } from 'vitest';
import { checkReading, dictionaryReplacement } from './reading-check.ts';

it('knows Pinyin, Jyutping and IPA as readings that may stand in a line', () => {
  expect(['hao3', 'ni3 hao2', 'nei5 hou2', 'ˈtɒmɑːtoʊ'].map((reading) => checkReading('好', reading).isInline)).toEqual(
    [true, true, true, true],
  );
});

it('refuses tones that do not exist', () => {
  expect(['hao7', 'nei5 hou9', 'hao0'].map((reading) => checkReading('好', reading).problem)).toEqual([
    'tone',
    'tone',
    'tone',
  ]);
});

it('takes another spelling into a dictionary only', () => {
  expect(checkReading('Odrik', 'OH-drik')).toEqual({ isInline: false, isEntry: true, problem: null });
  expect(checkReading('and/or', 'and or')).toMatchObject({ isEntry: false, problem: 'slash' });
  expect(checkReading('', 'x').problem).toBe('empty');
});

it('writes readings in parentheses into a dictionary and spellings as they are', () => {
  expect([dictionaryReplacement('好', ' hao3 '), dictionaryReplacement('Odrik', 'OH-drik')]).toEqual([
    '(hao3)',
    'OH-drik',
  ]);
});
