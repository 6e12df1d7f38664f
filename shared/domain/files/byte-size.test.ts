import { expect, it } from 'vitest';
import { formatBytes } from './byte-size.ts';

it('writes bytes in units that people read', () => {
  expect([0, 999, 1000, 9_960, 52_428_800, 999_600_000, 31e9].map(formatBytes)).toEqual([
    '0 B',
    '999 B',
    '1.0 kB',
    '10.0 kB',
    '52 MB',
    '1.0 GB',
    '31 GB',
  ]);
});
