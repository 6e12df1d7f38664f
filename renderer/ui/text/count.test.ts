import { expect, it } from 'vitest';
import { count, countLines } from './count.ts';

it('gives one thing its singular and groups the digits of many', () => {
  expect([0, 1, 2, 2418].map(countLines)).toEqual(['0 lines', '1 line', '2 lines', '2,418 lines']);
  expect(count(1, 'match', 'matches')).toBe('1 match');
});
