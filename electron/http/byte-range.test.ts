import { expect, it } from 'vitest';
import { parseByteRange } from './byte-range.ts';

it('reads single ranges as RFC 9110 says and takes everything else as the whole file', () => {
  const size = 1000;
  const headers = {
    'bytes=0-99': { start: 0, end: 99 },
    'bytes=900-': { start: 900, end: 999 },
    'bytes=-10': { start: 990, end: 999 },
    'bytes=-5000': { start: 0, end: 999 },
    'bytes=990-5000': { start: 990, end: 999 },
    'BYTES=5-5': { start: 5, end: 5 },
    'bytes=1000-': 'unsatisfiable',
    'bytes=2000-3000': 'unsatisfiable',
    'bytes=-0': 'unsatisfiable',
    'bytes=9-1': null,
    'bytes=0-1,5-6': null,
    'bytes=-': null,
    'items=0-1': null,
    'bytes=a-b': null,
  };
  const found = Object.fromEntries(Object.keys(headers).map((header) => [header, parseByteRange(header, size)]));
  expect(found).toEqual(headers);
  expect(parseByteRange(null, size)).toBeNull();
  expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable');
});
