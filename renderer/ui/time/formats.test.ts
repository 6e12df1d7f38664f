import { expect, it } from 'vitest';
import { formatRunningClock } from './formats.ts';
import { nudgeOfKey } from './time-nudge.ts';

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
