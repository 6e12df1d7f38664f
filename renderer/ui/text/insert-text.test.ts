import { expect, it } from 'vitest';
import { apart } from './insert-text.ts';

it('keeps an inserted text apart from the words beside it, and close to punctuation', () => {
  const between = (before: string, after: string) => before + apart('new', { before, after }) + after;
  expect(between('', '')).toBe('new');
  expect(between('one', 'two')).toBe('one new two');
  expect(between('one ', ' two')).toBe('one new two');
  expect(between('one', ', two')).toBe('one new, two');
  expect(between('one\n', '')).toBe('one\nnew');
});
