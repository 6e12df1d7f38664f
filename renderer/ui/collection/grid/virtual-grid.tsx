import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { columnsFor, moveInGrid } from './grid-moves.ts';
import classes from './virtual-grid.module.css';

const GAP_PX = 12;
const ROW_GAP_PX = 16;
const PADDING_PX = 16;

/** Where a key goes from the cell `at`, scrolled into view; null for keys that do not move. */
export type GridMove = (key: string, at: number) => number | null;

type Props<Item> = {
  label: string;
  items: readonly Item[];
  /** The narrowest that a cell may be, px. */
  minCellPx: number;
  /** Height of a cell by its width, px; cells are measured once they are drawn. */
  cellHeightPx: (widthPx: number) => number;
  /** Draws a cell: an element with role `gridcell`, its key and, for one of them, the tab stop. */
  cell: (item: Item, at: number, move: GridMove) => ReactNode;
};

/** Items in as many columns as fit, drawn only where they are seen. */
export function VirtualGrid<Item>({ label, items, minCellPx, cellHeightPx, cell }: Props<Item>) {
  const { ref, columns, rows, rowsOnPage } = useGridRows(items.length, { minCellPx, cellHeightPx });
  const move: GridMove = (key, at) => {
    const next = moveInGrid(key, at, { count: items.length, columns, rowsOnPage });
    if (next !== null) rows.scrollToIndex(Math.floor(next / columns));
    return next;
  };
  return (
    <div
      ref={ref}
      className={classes.scroller}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={Math.ceil(items.length / columns)}
      aria-colcount={columns}
    >
      <div className={classes.space} role="presentation" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => (
          <div
            key={index}
            ref={rows.measureElement}
            data-index={index}
            role="row"
            aria-rowindex={index + 1}
            className={classes.row}
            style={rowStyle(start, columns)}
          >
            {items
              .slice(index * columns, (index + 1) * columns)
              .map((item, column) => cell(item, index * columns + column, move))}
          </div>
        ))}
      </div>
    </div>
  );
}

const rowStyle = (startPx: number, columns: number) => ({
  transform: `translateY(${startPx}px)`,
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
});

/** How the cells are laid out in the width there is, and the rows that are in view. */
function useGridRows(count: number, { minCellPx, cellHeightPx }: Pick<Props<never>, 'minCellPx' | 'cellHeightPx'>) {
  const scroller = useRef<HTMLDivElement>(null);
  const { ref: sizeRef, width, height } = useElementSize<HTMLDivElement>();
  const innerPx = Math.max(minCellPx, width - 2 * PADDING_PX);
  const columns = columnsFor(innerPx, minCellPx, GAP_PX);
  const rowPx = cellHeightPx((innerPx - GAP_PX * (columns - 1)) / columns);
  // The virtualizer's own functions change with each scroll; nothing here is memoised with them.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: Math.ceil(count / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    gap: ROW_GAP_PX,
    overscan: 2,
    paddingStart: PADDING_PX,
    paddingEnd: PADDING_PX,
  });
  // Before the new heights are observed, which would be forgotten again otherwise.
  useLayoutEffect(() => rows.measure(), [rows, rowPx]);
  return {
    ref: useMergedRef(scroller, sizeRef),
    columns,
    rows,
    rowsOnPage: Math.floor(height / (rowPx + ROW_GAP_PX)) || 1,
  };
}
