import { expect, it } from 'vitest';
import { cellOfKey } from './graph-keys.ts';

/** A recording, its transcript, and two scripts of that of which the first is used in something. */
const items = [-1, 0, 1, 2, 1].map((step) => ({ step }));
const go = (key: string, at: number) => cellOfKey(key, at, items);

it('walks item by item and to the ends', () => {
  expect([go('ArrowDown', 1), go('ArrowUp', 1), go('Home', 3), go('End', 0)]).toEqual([2, 0, 0, 4]);
  expect([go('ArrowUp', 0), go('ArrowDown', 4)]).toEqual([null, null]);
});

it('walks back to what something was made from, and on to what was made of it', () => {
  expect([go('ArrowLeft', 3), go('ArrowLeft', 4), go('ArrowRight', 1), go('ArrowRight', 2)]).toEqual([2, 1, 2, 3]);
  expect([go('ArrowLeft', 0), go('ArrowRight', 4), go('Enter', 1)]).toEqual([null, null, null]);
});
