import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { moveInGrid, rowOfCell } from './grid-moves.ts';
import type { BoxSelection } from './marquee/box-selection.ts';
import { useCellMarquee } from './marquee/use-cell-marquee.ts';
import { type GridLayout, useGridRows } from './use-grid-rows.ts';
import classes from './virtual-grid.module.css';

/** Where a key goes from the cell `at`, scrolled into view; null for keys that do not move. */
export type GridMove = (key: string, at: number) => number | null;

type Props<Item> = Omit<GridLayout, 'items'> & {
  label: string;
  items: readonly Item[];
  /** Draws a cell: an element with role `gridcell`, its key and, for one of them, the tab stop. */
  cell: (item: Item, at: number, move: GridMove) => ReactNode;
  /** Several items can be selected. */
  isMultiple?: boolean;
  /** Called with the first and the last cell that are drawn, when those change. */
  onDrawn?: (first: number, last: number) => void;
  /** A cell that is scrolled into view when it becomes another one. */
  shown?: number | null;
  /** A cell whose row comes to the top, with the heading of its group where it is the first there; a new object each time. */
  top?: { at: number } | null;
  /** Boxes that are drawn with the mouse beside cells select; without, none can be drawn. */
  box?: BoxSelection | undefined;
};

/** Items in as many columns as fit, drawn only where they are seen. */
export function VirtualGrid<Item>(props: Props<Item>) {
  const { label, items, cell, isMultiple = false, onDrawn, shown = null, top = null, groups, box } = props;
  const grid = useGridRows(props);
  const { ref, columns, rows, list, rowsOnPage } = grid;
  const drawn = rows.getVirtualItems();
  const [first, last] = [list[drawn[0]?.index ?? 0]?.from ?? 0, (list[drawn.at(-1)?.index ?? 0]?.to ?? 1) - 1];
  const tell = useEffectEvent(() => onDrawn?.(first, last));
  useEffect(() => tell(), [first, last]);
  useScrollTo(grid, { shown, top });
  const marquee = useCellMarquee(grid, box);
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
      onPointerDown={marquee.onPointerDown}
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
        {marquee.style ? <div className={classes.box} style={marquee.style} role="presentation" /> : null}
      </div>
    </div>
  );
}

/** Scrolls to a cell that is to be shown, or brought to the top. */
function useScrollTo(
  { rows, list }: Pick<ReturnType<typeof useGridRows>, 'rows' | 'list'>,
  { shown, top }: { shown: number | null; top: { at: number } | null },
): void {
  const reveal = useEffectEvent((at: number) => rows.scrollToIndex(rowOfCell(list, at), { align: 'auto' }));
  useEffect(() => {
    if (shown !== null) reveal(shown);
  }, [shown]);
  const bringToTop = useEffectEvent((at: number) => {
    const row = rowOfCell(list, at);
    const isFirst = list[row]?.from === at && list[row - 1]?.heading !== null;
    rows.scrollToIndex(isFirst ? Math.max(0, row - 1) : row, { align: 'start' });
  });
  useEffect(() => {
    if (top !== null) bringToTop(top.at);
  }, [top]);
}

const rowStyle = (startPx: number, columns: number) => ({
  transform: `translateY(${startPx}px)`,
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
});
