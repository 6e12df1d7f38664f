import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** Where a row of a virtual list is drawn. `measure` is the ref of its element, which carries `data-index`. */
export type RowPlace = { measure: (element: Element | null) => void; index: number; offsetPx: number };

/** A list of which only the rows in view exist in the page. `scroller` is the ref of the element that scrolls. */
export type VirtualList = {
  scroller: RefObject<HTMLDivElement | null>;
  virtualizer: Virtualizer<HTMLDivElement, Element>;
};

/** Rows by their ids, about `rowPx` high; `extra` rows without ids follow them. */
export function useVirtualList(options: {
  rows: readonly { id: string }[];
  extra?: number;
  rowPx: number;
  overscan: number;
}): VirtualList {
  const { rows, extra = 0, rowPx, overscan } = options;
  const scroller = useRef<HTMLDivElement>(null);
  // With another function the virtualizer measures all rows anew, on each render while scrolling.
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  // The compiler leaves this hook alone, as it should: the virtualizer answers anew on each render.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length + extra,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    getItemKey,
    overscan,
    scrollPaddingStart: rowPx,
    scrollPaddingEnd: rowPx,
  });
  return { scroller, virtualizer };
}

/** The rows in view, inside the element that scrolls. */
export function VirtualRows({ list, children }: { list: VirtualList; children: (place: RowPlace) => ReactNode }) {
  const { virtualizer } = list;
  return (
    <div style={{ position: 'relative', height: virtualizer.getTotalSize() }} role="presentation">
      {virtualizer
        .getVirtualItems()
        .map(({ index, start }) => children({ measure: virtualizer.measureElement, index, offsetPx: start }))}
    </div>
  );
}

/** For `memo`: a row of which nothing changed and that is drawn at the same place may stay as it is. */
export function isSameRow<Props extends { place: RowPlace }>(before: Props, after: Props): boolean {
  const names = Object.keys(after) as (keyof Props)[];
  return names.every((name) =>
    name === 'place'
      ? before.place.index === after.place.index && before.place.offsetPx === after.place.offsetPx
      : Object.is(before[name], after[name]),
  );
}

/**
 * Scrolls a row into view when it becomes the current one, and gives it the keyboard unless it is being edited or something
 * beside the list has it. Rows carry `data-line`, their id.
 */
export function useShownRow<Id extends string>(
  { scroller, virtualizer }: VirtualList,
  { current, isEditing, indexOf }: { current: Id | null; isEditing: boolean; indexOf: (id: Id) => number },
): void {
  const reveal = useEffectEvent((id: Id) => {
    const index = indexOf(id);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' });
    return index >= 0;
  });
  useEffect(() => {
    if (current === null || !reveal(current) || isEditing || !mayTakeKeyboard(scroller.current)) return;
    // The row may come into being only after scrolling.
    const frame = requestAnimationFrame(() =>
      scroller.current
        ?.querySelector<HTMLElement>(`[data-line="${CSS.escape(current)}"]`)
        ?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, [current, isEditing, scroller]);
}

/** The list has the keyboard, or nothing in particular has it. */
function mayTakeKeyboard(scroller: HTMLElement | null): boolean {
  const focus = document.activeElement;
  return focus === null || focus === document.body || focus.id === 'content' || (scroller?.contains(focus) ?? false);
}
