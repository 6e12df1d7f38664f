import { expect, it } from 'vitest';
import { dropPosition } from './drag-in-queue.ts';

const ROWS = [1, 2, 3, 4].map((position) => ({ position, top: position * 50, height: 50 }));

it('drops a row before the row whose upper half is under the pointer, and after it in the lower half', () => {
  const from4 = [10, 60, 90, 110, 160, 210].map((y) => dropPosition(ROWS, 4, y));
  expect(from4).toEqual([1, 1, 2, 2, 3, 4]);
});

it('counts without the row itself when it goes down', () => {
  const from1 = [60, 90, 110, 130, 190, 400].map((y) => dropPosition(ROWS, 1, y));
  expect(from1).toEqual([1, 1, 1, 2, 3, 4]);
});

it('changes nothing beside its own place', () => {
  expect([dropPosition(ROWS, 2, 90), dropPosition(ROWS, 2, 130), dropPosition(ROWS, 2, 160)]).toEqual([2, 2, 2]);
});

it('skips rows that a filter hides', () => {
  const shown = ROWS.filter(({ position }) => position !== 2);
  expect([dropPosition(shown, 1, 180), dropPosition(shown, 4, 90)]).toEqual([3, 2]);
});
