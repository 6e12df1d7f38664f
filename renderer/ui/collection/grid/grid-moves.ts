/** A row of a grid: the cells `from` up to and without `to`, or the heading of a group, which has none. */
export type GridRow = { from: number; to: number; heading: number | null };

/** Rows of `columns` cells; each of the groups, which hold `counts` cells, begins with its heading. Without groups there is none. */
export function gridRows(total: number, columns: number, counts: readonly number[] | null = null): GridRow[] {
  const rows: GridRow[] = [];
  let at = 0;
  for (const [group, count] of (counts ?? [total]).entries()) {
    const end = Math.min(total, at + count);
    if (counts && end > at) rows.push({ from: at, to: at, heading: group });
    for (; at < end; at = Math.min(end, at + columns))
      rows.push({ from: at, to: Math.min(end, at + columns), heading: null });
  }
  return rows;
}

/** Place of the row that a cell is in; -1 for none. */
export function rowOfCell(rows: readonly GridRow[], at: number): number {
  let [low, high] = [0, rows.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (!row) return -1;
    if (at >= row.to) low = middle + 1;
    else if (at < row.from) high = middle - 1;
    else return middle;
  }
  return -1;
}

/** Where a key moves to among cells in such rows, from the cell `at`; null for any other key. */
export function moveInGrid(
  key: string,
  at: number,
  { rows, rowsOnPage }: { rows: readonly GridRow[]; rowsOnPage: number },
): number | null {
  const last = (rows.at(-1)?.to ?? 0) - 1;
  if (last < 0) return null;
  const step = { ArrowUp: -1, ArrowDown: 1, PageUp: -rowsOnPage, PageDown: rowsOnPage }[key];
  if (step !== undefined) return moveRows(rows, at, step);
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowRight':
      return Math.min(last, at + 1);
    default:
      return null;
  }
}

/** Up or down by rows of cells; a short row is entered from above its gap, and at the edges the row stays. */
function moveRows(rows: readonly GridRow[], at: number, step: number): number {
  const now = rowOfCell(rows, at);
  const from = rows[now];
  if (!from) return at;
  let target = from;
  for (let index = now, left = Math.abs(step); left > 0;) {
    index += Math.sign(step);
    const row = rows[index];
    if (!row) break;
    if (row.heading !== null) continue;
    target = row;
    left -= 1;
  }
  return Math.min(target.to - 1, target.from + (at - from.from));
}

/** How many columns of at least `minPx` fit into a width. */
export function columnsFor(widthPx: number, minPx: number, gapPx: number): number {
  return Math.max(1, Math.floor((widthPx + gapPx) / (minPx + gapPx)));
}
