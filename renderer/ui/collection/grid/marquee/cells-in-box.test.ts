import { expect, it } from 'vitest';
import { gridRows } from '../grid-moves.ts';
import { boxBetween, cellsInBox, scrollStep } from './cells-in-box.ts';

/** Two days of five and four cells, three a row: a heading of 20 px and rows of 50 px, each with a gap of 10. */
const rows = gridRows(9, 3, [5, 4]);
const heights = rows.map(({ heading }) => (heading === null ? 50 : 20));
const starts = heights.map((_, index) => heights.slice(0, index).reduce((sum, height) => sum + height + 10, 0));
const places = { rows, starts, heights, leftPx: 16, cellPx: 100, gapPx: 12, columns: 3 };
const cells = (from: [number, number], to: [number, number]) =>
  cellsInBox(boxBetween({ x: from[0], y: from[1] }, { x: to[0], y: to[1] }), places);

it('gives the cells that a box touches, whichever way it was drawn', () => {
  // Rows begin at: heading 0, 30, 90, heading 150, 180, 240.
  expect(cells([5, 5], [130, 40])).toEqual([0, 1]);
  expect(cells([130, 40], [5, 5])).toEqual([0, 1]);
  expect(cells([5, 35], [20, 100])).toEqual([0, 3]);
});

it('goes over headings, and leaves out the gap of a short row', () => {
  expect(cells([117, 95], [400, 300])).toEqual([4, 6, 7]);
  expect(cells([230, 95], [400, 185])).toEqual([7]);
});

it('touches nothing between cells, on a heading or outside', () => {
  expect([cells([117, 31], [127, 79]), cells([5, 151], [300, 170]), cells([20, 320], [300, 400])]).toEqual([
    [],
    [],
    [],
  ]);
});

it('scrolls near the edges, the faster the farther', () => {
  const steps = [100, 130, 90, 20, 290, 310, 900].map((at) => scrollStep(at, 100, 300));
  expect(steps).toEqual([-6, 0, -9, -26, 4, 9, 28]);
});
