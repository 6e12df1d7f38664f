import { expect, it } from 'vitest';
import { formatBytes, formatRunningClock } from './formats.ts';
import { nudgeOfKey } from './time-nudge.ts';

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

it('writes the running clock with hundredths', () => {
  expect([formatRunningClock(739_068), formatRunningClock(-5), formatRunningClock(3_600_000)]).toEqual([
    '12:19.06',
    '0:00.00',
    '1:00:00.00',
  ]);
});

it('nudges by 10, 100 and 500 ms and leaves other keys alone', () => {
  const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', true>> = {}) =>
    nudgeOfKey({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held });
  expect([
    press('ArrowUp'),
    press('ArrowDown', { ctrlKey: true }),
    press('ArrowUp', { shiftKey: true }),
    press('ArrowLeft'),
    press('ArrowUp', { altKey: true }),
  ]).toEqual([10, -500, 100, null, null]);
});
