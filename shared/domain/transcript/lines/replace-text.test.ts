import { expect, it } from 'vitest';
import { textReplacer, type TextReplacement } from './replace-text.ts';

const replaced = (text: string, find: string, replacement: string, options: Partial<TextReplacement> = {}) =>
  textReplacer({ find, replacement, matchesCase: true, matchesWholeWords: false, ...options })(text);

it('replaces every match and counts them', () => {
  expect(replaced('Ana saw Ana.', 'Ana', 'Anna')).toEqual({ text: 'Anna saw Anna.', count: 2 });
  expect(replaced('Nobody', 'Ana', 'Anna')).toEqual({ text: 'Nobody', count: 0 });
});

it('takes both texts literally', () => {
  for (const sign of ['..', '*', '(a', '[x]', '$1', '^', 'a|b', '\\d', '{2}', 'a/b', 'a-b'])
    expect(replaced(`<${sign}>`, sign, '$&$1')).toEqual({ text: '<$&$1>', count: 1 });
  expect(replaced('abc', '..', 'x').count).toBe(0);
});

it('looks at capitals and whole words only where that is asked for', () => {
  expect(replaced('ana Ana', 'Ana', 'x').text).toBe('ana x');
  expect(replaced('ÉCOLE école', 'école', 'x', { matchesCase: false }).text).toBe('x x');
  const whole = { matchesWholeWords: true };
  expect(replaced('an ant, an_ an', 'an', 'x', whole).text).toBe('x ant, an_ x');
  expect(replaced('Жан и Жанна', 'Жан', 'Иван', whole).text).toBe('Иван и Жанна');
});

it('knows composed and decomposed accents as the same and tears none off', () => {
  const decomposed = 'Cafe\u0301';
  expect(replaced(decomposed, 'Café', 'Bar').text).toBe('Bar');
  expect(replaced('Café', decomposed, 'Bar').text).toBe('Bar');
  expect(replaced(decomposed, 'Cafe', 'Bar')).toEqual({ text: decomposed, count: 0 });
});
