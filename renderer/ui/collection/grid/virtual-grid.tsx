import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { columnsFor, gridRows, moveInGrid, rowOfCell } from './grid-moves.ts';
import classes from './virtual-grid.module.css';

const GAP_PX = 12;
const ROW_GAP_PX = 16;
const PADDING_PX = 16;
const HEADING_PX = 20;

/** Where a key goes from the cell `at`, scrolled into view; null for keys that do not move. */
export type GridMove = (key: string, at: number) => number | null;

/** Cells that follow each other under a heading. */
export type GridGroup = { key: string; count: number; heading: ReactNode };

type Props<Item> = {
  label: string;
  items: readonly Item[];
  /** The narrowest that a cell may be, px. */
  minCellPx: number;
  /** Height of a cell by its width, px; cells are measured once they are drawn. */
  cellHeightPx: (widthPx: number) => number;
  /** Draws a cell: an element with role `gridcell`, its key and, for one of them, the tab stop. */
  cell: (item: Item, at: number, move: GridMove) => ReactNode;
  /** One cell a row, as rows of a list that follow each other closely. */
  isList?: boolean;
  /** All items in their order, group by group. */
  groups?: readonly GridGroup[] | undefined;
  /** Several items can be selected. */
  isMultiple?: boolean;
  /** Called with the first and the last cell that are drawn, when those change. */
  onDrawn?: (first: number, last: number) => void;
  /** A cell that is scrolled into view when it becomes another one. */
  shown?: number | null;
};

/** Items in as many columns as fit, drawn only where they are seen. */
export function VirtualGrid<Item>(props: Props<Item>) {
  const { label, items, cell, isMultiple = false, onDrawn, shown = null, groups } = props;
  const grid = useGridRows(props);
  const { ref, columns, rows, list, rowsOnPage } = grid;
  const drawn = rows.getVirtualItems();
  const [first, last] = [list[drawn[0]?.index ?? 0]?.from ?? 0, (list[drawn.at(-1)?.index ?? 0]?.to ?? 1) - 1];
  const tell = useEffectEvent(() => onDrawn?.(first, last));
  useEffect(() => tell(), [first, last]);
  const reveal = useEffectEvent((at: number) => rows.scrollToIndex(rowOfCell(list, at), { align: 'auto' }));
  useEffect(() => {
    if (shown !== null) reveal(shown);
  }, [shown]);
  const move: GridMove = (key, at) => {
    const next = moveInGrid(key, at, { rows: list, rowsOnPage });
    if (next !== null) rows.scrollToIndex(rowOfCell(list, next));
    return next;
  };
  return (
    <div
      ref={ref}
      className={classes.scroller}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={list.length}
      aria-colcount={columns}
      aria-multiselectable={isMultiple || undefined}
    >
      <div className={classes.space} role="presentation" style={{ height: rows.getTotalSize() }}>
        {drawn.map(({ index, start }) => {
          const { from, to, heading } = list[index] ?? { from: 0, to: 0, heading: null };
          return (
            <div
              key={index}
              ref={rows.measureElement}
              data-index={index}
              role="row"
              aria-rowindex={index + 1}
              className={classes.row}
              style={rowStyle(start, columns)}
            >
              {heading === null ? (
                items.slice(from, to).map((item, column) => cell(item, from + column, move))
              ) : (
                <div role="columnheader" aria-colspan={columns} className={classes.heading}>
                  {groups?.[heading]?.heading}
                </div>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

const rowStyle = (startPx: number, columns: number) => ({
  transform: `translateY(${startPx}px)`,
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
});

type Layout = Pick<Props<unknown>, 'items' | 'minCellPx' | 'cellHeightPx' | 'isList' | 'groups'>;

/** How the cells are laid out in the width there is, and the rows that are in view. */
function useGridRows({ items, minCellPx, cellHeightPx, isList = false, groups }: Layout) {
  const scroller = useRef<HTMLDivElement>(null);
  const { ref: sizeRef, width, height } = useElementSize<HTMLDivElement>();
  const innerPx = Math.max(minCellPx, width - 2 * PADDING_PX);
  const columns = isList ? 1 : columnsFor(innerPx, minCellPx, GAP_PX);
  const rowPx = cellHeightPx((innerPx - GAP_PX * (columns - 1)) / columns);
  const total = items.length;
  const list = useMemo(
    () =>
      gridRows(
        total,
        columns,
        groups?.map(({ count }) => count),
      ),
    [total, columns, groups],
  );
  const gapPx = isList ? 0 : ROW_GAP_PX;
  // The virtualizer's own functions change with each scroll; nothing here is memoised with them.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: list.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (list[index]?.heading === null ? rowPx : HEADING_PX),
    gap: gapPx,
    overscan: 2,
    paddingStart: PADDING_PX,
    paddingEnd: PADDING_PX,
  });
  // Before the new heights are observed, which would be forgotten again otherwise.
  useLayoutEffect(() => rows.measure(), [rows, rowPx, list]);
  return {
    ref: useMergedRef(scroller, sizeRef),
    columns,
    rows,
    list,
    rowsOnPage: Math.floor(height / (rowPx + gapPx)) || 1,
  };
}
