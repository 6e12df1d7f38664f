import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { columnsFor, gridRows } from './grid-moves.ts';

const GAP_PX = 12;
const ROW_GAP_PX = 16;
const PADDING_PX = 16;
const HEADING_PX = 20;

/** Cells that follow each other under a heading. */
export type GridGroup = { key: string; count: number; heading: ReactNode };

/** How cells are to be laid out: see VirtualGrid. */
export type GridLayout = {
  items: readonly unknown[];
  /** The narrowest that a cell may be, px. */
  minCellPx: number;
  /** Height of a cell by its width, px; cells are measured once they are drawn. */
  cellHeightPx: (widthPx: number) => number;
  /** One cell a row, as rows of a list that follow each other closely. */
  isList?: boolean;
  /** All items in their order, group by group. */
  groups?: readonly GridGroup[] | undefined;
};

/** How the cells are laid out in the width there is, and the rows that are in view. */
export function useGridRows({ items, minCellPx, cellHeightPx, isList = false, groups }: GridLayout) {
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
    scroller,
    ref: useMergedRef(scroller, sizeRef),
    columns,
    rows,
    list,
    rowsOnPage: Math.floor(height / (rowPx + gapPx)) || 1,
  };
}
