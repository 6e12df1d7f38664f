import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useRef } from 'react';
import type { GridRow } from '../grid-moves.ts';
import type { BoxSelection } from './box-selection.ts';
import { type Box, cellsInBox, type GridPlaces } from './cells-in-box.ts';
import { type MarqueeKeys, useMarquee } from './use-marquee.ts';

/** Between two columns, by the padding beside them: 0.75 and 1 rem in the style sheet. */
const GAP_BY_PADDING = 0.75;

type Grid = {
  scroller: RefObject<HTMLDivElement | null>;
  rows: Virtualizer<HTMLDivElement, Element>;
  list: readonly GridRow[];
  columns: number;
};

/** A box that selects cells of a grid: what is drawn of it, and the handler of the grid. */
export function useCellMarquee({ scroller, rows, list, columns }: Grid, box: BoxSelection | undefined) {
  const told = useRef('');
  const placesOf = (element: HTMLElement): GridPlaces => {
    const leftPx = Number.parseFloat(getComputedStyle(element).paddingInlineStart);
    const gapPx = leftPx * GAP_BY_PADDING;
    return {
      rows: list,
      starts: rows.measurementsCache.map(({ start }) => start),
      heights: rows.measurementsCache.map(({ size }) => size),
      leftPx,
      gapPx,
      cellPx: (element.clientWidth - 2 * leftPx - gapPx * (columns - 1)) / columns,
      columns,
    };
  };
  const change = (drawn: Box, keys: MarqueeKeys) => {
    if (!scroller.current || !box) return;
    const cells = cellsInBox(drawn, placesOf(scroller.current));
    const { shiftKey, ctrlKey, metaKey } = keys;
    const state = JSON.stringify([cells, shiftKey, ctrlKey, metaKey]);
    if (state === told.current) return;
    told.current = state;
    box.select(cells, keys);
  };
  const begin = () => {
    told.current = '';
    box?.begin();
  };
  const events = box ? { begin, change, end: box.end, cancel: box.cancel } : null;
  const { box: drawn, onPointerDown } = useMarquee(scroller, events);
  return { onPointerDown, style: drawn && styleOf(drawn) };
}

/** Inside what scrolls, whose padding of 1 rem lies between the two corners. */
const styleOf = ({ left, top, right, bottom }: Box) => ({
  left: `calc(${left}px - 1rem)`,
  top,
  width: right - left,
  height: bottom - top,
});
