import { expect, it } from 'vitest';
import { LANGUAGE_NAMES } from '../../../../shared/domain/settings/language-names.ts';
import { ANY_LANGUAGE, languageOptions } from './language-options.ts';

const valuesOf = (recent: readonly string[]) =>
  languageOptions(recent).flatMap((option) => (option.items ? option.items.map(({ value }) => value) : [option.value]));
const [first = '', second = ''] = Object.keys(LANGUAGE_NAMES);

it('offers no choice first, then those used lately in their order, then all others, each once', () => {
  const values = valuesOf([second, first]);
  expect(values.slice(0, 3)).toEqual([ANY_LANGUAGE, second, first]);
  expect(new Set(values).size).toBe(values.length);
  expect(values).toHaveLength(Object.keys(LANGUAGE_NAMES).length + 1);
});

it('has no group of recent languages where there are none that are known', () => {
  expect(languageOptions([])).toHaveLength(2);
  expect(languageOptions(['xx-unknown', 'gone'])).toHaveLength(2);
});

it('takes no language of settings for one that JavaScript knows by that name', () => {
  expect(valuesOf(['constructor', 'toString', '__proto__'])).toEqual(valuesOf([]));
});

it('names every language, and none by its tag alone', () => {
  for (const option of languageOptions([])) {
    for (const { value, label } of option.items ? option.items : []) {
      expect(label).not.toBe(value);
      expect(label.trim()).not.toBe('');
    }
  }
});
