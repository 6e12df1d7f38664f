import { expect, it } from 'vitest';
import { columnsFor, moveInGrid } from './grid-moves.ts';

const grid = { count: 10, columns: 4, rowsOnPage: 2 };
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
  expect([move('a', 1), moveInGrid('Home', 0, { ...grid, count: 0 })]).toEqual([null, null]);
});

it('counts the columns that fit', () => {
  expect([columnsFor(640, 150, 12), columnsFor(100, 150, 12), columnsFor(636, 150, 12)]).toEqual([4, 1, 4]);
});
