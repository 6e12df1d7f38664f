import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from 'react';
import type { LineId } from '../../../../shared/domain/ids.ts';
import { type FindMatch, matchesByLine } from '../../../ui/find/find-matches.ts';
import { useFindMatches } from '../find/find-in-script.ts';
import { useLineClipboard } from '../clipboard/use-line-clipboard.ts';
import type { OpenScript } from '../speak-context.tsx';
import { useSpeak } from '../speak-store.ts';
import { texts } from '../texts.ts';
import classes from './line-list.module.css';
import { LineRow } from './line-row.tsx';
import { listKey } from './list-keys.ts';
import { dragLines } from './drag-lines.ts';
import { openLineMenu } from './line-menu.ts';
import { clickLine } from './pick-line.ts';

const ROW_PX = 46;

/** The lines of a script; only those in view exist. */
export function LineList({ open }: { open: OpenScript }) {
  const scroller = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const { lines } = open.script;
  // With another function the virtualizer measures all lines anew, on each render while scrolling.
  const getItemKey = useCallback((index: number) => lines[index]?.id ?? index, [lines]);
  // The compiler leaves this component alone, as it should: the virtualizer answers anew on each render.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey,
    overscan: 6,
    scrollPaddingStart: ROW_PX,
    scrollPaddingEnd: ROW_PX,
  });
  useShownLine(open, (index) => virtualizer.scrollToIndex(index, { align: 'auto' }), scroller);
  const primary = useSpeak((state) => state.selection.primary);
  const hits = useHits(open);
  useLineClipboard(open, scroller);
  return (
    // The list takes keys and clicks for its lines, as a grid would, but each line holds a text and buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={scroller}
      className={classes.scroller}
      role="list"
      aria-label={texts.list.name}
      data-focus-inset
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={primary === null ? 0 : -1}
      {...listHandlers(open)}
      onPointerDown={(event: PointerEvent) => {
        if (scroller.current && mark.current) dragLines(event, scroller.current, mark.current);
      }}
    >
      <div ref={mark} className={classes.dropMark} role="presentation" hidden />
      <div className={classes.rows} style={{ height: virtualizer.getTotalSize() }} role="presentation">
        {virtualizer.getVirtualItems().map((item) => {
          const line = lines[item.index];
          const state = line ? open.states.get(line.id) : null;
          if (!line || !state) return null;
          return (
            <LineRow
              key={item.key}
              model={open.script.settings.model}
              line={line}
              state={state}
              character={line.characterId === null ? null : (open.characterById.get(line.characterId) ?? null)}
              count={lines.length}
              hits={hits.get(line.id) ?? NO_HITS}
              place={{ measure: virtualizer.measureElement, index: item.index, offsetPx: item.start }}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Keys and clicks of the list. */
function listHandlers(open: OpenScript) {
  return {
    onKeyDown: (event: KeyboardEvent) => listKey(open, event),
    onClick: (event: MouseEvent) => clickLine(open, event),
    onContextMenu: (event: MouseEvent) => openLineMenu(open, event),
  };
}

const NO_HITS: readonly FindMatch[] = [];

function useHits(open: OpenScript): ReadonlyMap<LineId, readonly FindMatch[]> {
  const matches = useFindMatches(open);
  return useMemo(() => matchesByLine(matches), [matches]);
}

/** The list has the keyboard, or nothing in particular has it. */
function mayTakeKeyboard(scroller: HTMLElement | null): boolean {
  const focus = document.activeElement;
  return focus === null || focus === document.body || focus.id === 'content' || (scroller?.contains(focus) ?? false);
}

/** The active line is scrolled into view when it changes, and has the keyboard unless something beside the list has. */
function useShownLine(
  open: OpenScript,
  show: (index: number) => void,
  scroller: { current: HTMLDivElement | null },
): void {
  const primary = useSpeak((state) => state.selection.primary);
  const editing = useSpeak((state) => state.editing?.lineId ?? null);
  const target = editing ?? primary;
  const reveal = useEffectEvent((id: typeof target) => {
    const index = id === null ? -1 : (open.indexById.get(id) ?? -1);
    if (index >= 0) show(index);
    return index >= 0;
  });
  useEffect(() => {
    if (target === null || !reveal(target) || editing !== null || !mayTakeKeyboard(scroller.current)) return;
    // The row may come into being only after scrolling.
    const frame = requestAnimationFrame(() =>
      scroller.current
        ?.querySelector<HTMLElement>(`[data-line="${CSS.escape(target)}"]`)
        ?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, [target, editing, scroller]);
}
