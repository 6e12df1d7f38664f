import type { GridRow } from '../grid-moves.ts';

/** A box over a grid, px from the corner of what scrolls; `right` and `bottom` are not less than `left` and `top`. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Where rows and columns are, px. `starts` and `heights` are those of the rows, in their order. */
export type GridPlaces = {
  rows: readonly GridRow[];
  starts: readonly number[];
  heights: readonly number[];
  leftPx: number;
  cellPx: number;
  gapPx: number;
  columns: number;
};

/** The box between two points. */
export function boxBetween(one: { x: number; y: number }, other: { x: number; y: number }): Box {
  return {
    left: Math.min(one.x, other.x),
    top: Math.min(one.y, other.y),
    right: Math.max(one.x, other.x),
    bottom: Math.max(one.y, other.y),
  };
}

/** The places of the cells that a box touches, in their order. Headings are no cells. */
export function cellsInBox(box: Box, places: GridPlaces): number[] {
  const { rows, starts, heights, leftPx, cellPx, gapPx, columns } = places;
  const touched = Array.from({ length: columns }, (_, column) => column).filter((column) => {
    const left = leftPx + column * (cellPx + gapPx);
    return box.left < left + cellPx && box.right > left;
  });
  const cells: number[] = [];
  for (let index = firstRowFrom(starts, heights, box.top); index < rows.length; index += 1) {
    const row = rows[index];
    if (!row || (starts[index] ?? 0) >= box.bottom) break;
    if (row.heading !== null) continue;
    for (const column of touched) if (row.from + column < row.to) cells.push(row.from + column);
  }
  return cells;
}

/** The first row that ends below a height. */
function firstRowFrom(starts: readonly number[], heights: readonly number[], top: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) + (heights[middle] ?? 0) > top) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** How far to scroll in one frame while the pointer is at `at` beside or near an edge of `from` to `to`, px. */
export function scrollStep(at: number, from: number, to: number): number {
  const EDGE_PX = 24;
  const MOST_PX = 28;
  const above = from + EDGE_PX - at;
  const below = at - (to - EDGE_PX);
  if (above > 0) return -Math.min(MOST_PX, Math.ceil(above / 4));
  return below > 0 ? Math.min(MOST_PX, Math.ceil(below / 4)) : 0;
}
