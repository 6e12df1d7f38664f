import { expect, it } from 'vitest';
import { dictatedText } from './dictation.ts';

it.each([
  ['', '', 'Hello.'],
  ['Write', '', ' Hello.'],
  ['Write ', '', 'Hello.'],
  ['(', ')', 'Hello.'],
  ['One', 'two', ' Hello. '],
  ['One\n', ', two', 'Hello.'],
])('between %j and %j words do not run together', (before, after, inserted) => {
  expect(dictatedText(' Hello.\n', { before, after })).toBe(inserted);
});

it('silence inserts nothing', () => {
  expect(dictatedText(' \n', { before: 'One', after: 'two' })).toBe('');
});
