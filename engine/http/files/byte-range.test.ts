import { expect, it } from 'vitest';
import { byteRangeOf } from './byte-range.ts';

it.each([
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=990-', { first: 990, last: 999 }],
  ['bytes=990-5000', { first: 990, last: 999 }],
  ['bytes=999-999', { first: 999, last: 999 }],
  ['bytes=-10', { first: 990, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['Bytes = 5 - 6', { first: 5, last: 6 }],
])('takes %s of 1000 bytes', (header, range) => {
  expect(byteRangeOf(header, 1000)).toEqual(range);
});

it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('says that %s of 1000 bytes is not there', (header) => {
  expect(byteRangeOf(header, 1000)).toBe('unsatisfiable');
});

it.each([undefined, '', 'bytes=-', 'bytes=5-4', 'bytes=a-b', 'items=0-1', 'bytes=0-1,5-6', 'bytes=1e3-'])(
  'gives all of a file for %s',
  (header) => {
    expect(byteRangeOf(header, 1000)).toBeNull();
  },
);

it('has no part of an empty file', () => {
  expect(byteRangeOf('bytes=0-', 0)).toBe('unsatisfiable');
  expect(byteRangeOf('bytes=-5', 0)).toBe('unsatisfiable');
});
