import { expect, it } from 'vitest';
import { lineTime, lineTimeExact } from './line-time.ts';

it('rounds the times of the list down, so that a line never begins before its time is reached', () => {
  expect([0, 99, 100, 59_999, 60_000, 724_199].map(lineTime)).toEqual([
    '0:00.0',
    '0:00.0',
    '0:00.1',
    '0:59.9',
    '1:00.0',
    '12:04.1',
  ]);
});

it('tells the selected line to the millisecond, also of times that are no whole one', () => {
  expect([736_180, 5, 999.6, 59_999.5, 3_600_001].map(lineTimeExact)).toEqual([
    '12:16.180',
    '0:00.005',
    '0:01.000',
    '1:00.000',
    '1:00:00.001',
  ]);
});
