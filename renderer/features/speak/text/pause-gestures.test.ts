import { expect, it } from 'vitest';
import { PAUSE_LIMITS_MS } from '../../../../shared/domain/speech/markup/pause-marker.ts';
import { pauseAfterKey } from './pause-gestures.ts';

const press = (key: string, ms: number, shiftKey = false) => pauseAfterKey({ key, shiftKey }, ms);

it('makes a pause longer and shorter by keys, with Shift ten times as much', () => {
  expect([press('ArrowRight', 500), press('ArrowUp', 500), press('ArrowLeft', 500), press('ArrowDown', 500)]).toEqual([
    550, 550, 450, 450,
  ]);
  expect([press('ArrowRight', 500, true), press('ArrowLeft', 1500, true)]).toEqual([1000, 1000]);
});

it('stays within what the interface allows, in hundredths of a second', () => {
  const { least, most } = PAUSE_LIMITS_MS;
  expect([press('ArrowLeft', least), press('ArrowRight', most), press('Home', 500)]).toEqual([least, most, least]);
  expect(press('ArrowRight', 123)).toBe(170);
});

it('leaves other keys to whoever else wants them', () => {
  expect(['a', 'Enter', 'Delete', 'End'].map((key) => press(key, 500))).toEqual([null, null, null, null]);
});
