import { expect, it } from 'vitest';
import { columnsFor, gridRows, moveInGrid } from './grid-moves.ts';

const grid = { rows: gridRows(10, 4), rowsOnPage: 2 };
const move = (key: string, at: number) => moveInGrid(key, at, grid);

it('moves by one and by a row, and stays at the edges', () => {
  expect([move('ArrowRight', 3), move('ArrowLeft', 4), move('ArrowDown', 1), move('ArrowUp', 5)]).toEqual([4, 3, 5, 1]);
  expect([move('ArrowLeft', 0), move('ArrowUp', 2), move('ArrowRight', 9), move('ArrowDown', 9)]).toEqual([0, 2, 9, 9]);
});

it('goes into a short last row from above its gap', () => {
  expect(move('ArrowDown', 7)).toBe(9);
});

it('goes to the ends and by pages', () => {
  expect([
    move('Home', 7),
    move('End', 2),
    move('PageDown', 1),
    move('PageUp', 9),
    move('PageDown', 5),
    move('PageUp', 6),
  ]).toEqual([0, 9, 9, 1, 9, 2]);
});

it('leaves other keys and an empty grid alone', () => {
  expect([move('a', 1), moveInGrid('Home', 0, { ...grid, rows: [] })]).toEqual([null, null]);
});

it('counts the columns that fit', () => {
  expect([columnsFor(640, 150, 12), columnsFor(100, 150, 12), columnsFor(636, 150, 12)]).toEqual([4, 1, 4]);
});

it('begins each group with its heading and a row of its own', () => {
  expect(gridRows(7, 4, [1, 5, 0, 1])).toEqual([
    { from: 0, to: 0, heading: 0 },
    { from: 0, to: 1, heading: null },
    { from: 1, to: 1, heading: 1 },
    { from: 1, to: 5, heading: null },
    { from: 5, to: 6, heading: null },
    { from: 6, to: 6, heading: 3 },
    { from: 6, to: 7, heading: null },
  ]);
});

it('moves over headings, and keeps the column where the next row has it', () => {
  const grouped = { rows: gridRows(10, 3, [2, 5, 3]), rowsOnPage: 2 };
  const go = (key: string, at: number) => moveInGrid(key, at, grouped);
  // Rows of cells: 0 1 | 2 3 4 | 5 6 | 7 8 9
  expect([go('ArrowDown', 1), go('ArrowDown', 4), go('ArrowUp', 9), go('ArrowUp', 4), go('ArrowRight', 1)]).toEqual([
    3, 6, 6, 1, 2,
  ]);
  expect([go('PageDown', 0), go('PageUp', 8), go('PageUp', 2), go('End', 0), go('Home', 9)]).toEqual([5, 3, 0, 9, 0]);
});
