import { expect, it } from 'vitest';
import { checkPronunciation, dictionaryReplacement } from './pronunciation-check.ts';

it('knows Pinyin, Jyutping and IPA as pronunciations that may stand in a line', () => {
  expect(
    ['hao3', 'ni3 hao2', 'nei5 hou2', 'ˈtɒmɑːtoʊ'].map(
      (pronunciation) => checkPronunciation('好', pronunciation).isInline,
    ),
  ).toEqual([true, true, true, true]);
});

it('refuses tones that do not exist', () => {
  expect(['hao7', 'nei5 hou9', 'hao0'].map((pronunciation) => checkPronunciation('好', pronunciation).problem)).toEqual(
    ['tone', 'tone', 'tone'],
  );
});

it('takes another spelling into a dictionary only', () => {
  expect(checkPronunciation('Odrik', 'OH-drik')).toEqual({ isInline: false, isEntry: true, problem: null });
  expect(checkPronunciation('and/or', 'and or')).toMatchObject({ isEntry: false, problem: 'slash' });
  expect(checkPronunciation('', 'x').problem).toBe('empty');
});

it('writes pronunciations in parentheses into a dictionary and spellings as they are', () => {
  expect([dictionaryReplacement('好', ' hao3 '), dictionaryReplacement('Odrik', 'OH-drik')]).toEqual([
    '(hao3)',
    'OH-drik',
  ]);
});
