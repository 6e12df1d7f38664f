/** Where a key moves to in a grid of `count` cells in rows of `columns`, from the cell `at`; null for any other key. */
export function moveInGrid(
  key: string,
  at: number,
  { count, columns, rowsOnPage }: { count: number; columns: number; rowsOnPage: number },
): number | null {
  const step = steps(columns, rowsOnPage)[key];
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (step === undefined) return null;
  const next = at + step;
  if (next >= 0 && next < count) return next;
  if (next < 0 && key === 'PageUp') return at % columns;
  // A step down from above a short last row ends in that row; any other step over the edge stays.
  if (step < columns) return at;
  const isLastRow = Math.floor(at / columns) === Math.floor((count - 1) / columns);
  return isLastRow ? at : count - 1;
}

function steps(columns: number, rowsOnPage: number): Record<string, number> {
  return {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    PageUp: -columns * rowsOnPage,
    PageDown: columns * rowsOnPage,
  };
}

/** How many columns of at least `minPx` fit into a width. */
export function columnsFor(widthPx: number, minPx: number, gapPx: number): number {
  return Math.max(1, Math.floor((widthPx + gapPx) / (minPx + gapPx)));
}
