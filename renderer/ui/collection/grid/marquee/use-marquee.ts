import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Box, boxBetween, scrollStep } from './cells-in-box.ts';

/** Below this a press has not moved: it is a click beside the cells. */
const CLICK_PX = 4;

type Point = { x: number; y: number };

/** The keys that are held while a box is drawn. */
export type MarqueeKeys = Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/** A box that is being drawn: where it began, where the pointer is on the screen and which keys are held. */
type Drawing = { from: Point; at: Point; keys: MarqueeKeys; isDrawn: boolean };

/** What hears of a box: `begin` before the first, `change` with each, `cancel` where Escape ends it. */
export type MarqueeEvents = {
  begin: () => void;
  change: (box: Box, keys: MarqueeKeys) => void;
  end: () => void;
  cancel: () => void;
};

/**
 * A box that is drawn with the mouse from beside the cells on, over what `scroller` scrolls; near the edges it scrolls. A press
 * that does not move is an empty box. Gives what is drawn, px from the corner of what scrolls, and the handler of the scroller.
 */
export function useMarquee(scroller: RefObject<HTMLElement | null>, events: MarqueeEvents | null) {
  const [box, setBox] = useState<Box | null>(null);
  const drawing = useRef<Drawing | null>(null);
  const [isActive, setIsActive] = useState(false);
  const draw = useEffectEvent(() => {
    const now = drawing.current;
    const element = scroller.current;
    if (!now || !element) return;
    const drawn = boxBetween(now.from, pointIn(element, now.at));
    const isSmall = drawn.right - drawn.left < CLICK_PX && drawn.bottom - drawn.top < CLICK_PX;
    if (!now.isDrawn && isSmall) return;
    now.isDrawn = true;
    setBox(drawn);
    events?.change(drawn, now.keys);
  });
  const finish = useEffectEvent((how: 'end' | 'cancel') => {
    const now = drawing.current;
    drawing.current = null;
    setIsActive(false);
    setBox(null);
    if (how === 'end' && now && !now.isDrawn) events?.change({ left: 0, top: 0, right: 0, bottom: 0 }, now.keys);
    events?.[how]();
  });
  useEffect(() => {
    if (!isActive) return;
    return followPointer({
      move: (event) => {
        if (!drawing.current) return;
        Object.assign(drawing.current, { at: { x: event.clientX, y: event.clientY }, keys: event });
        draw();
      },
      frame: () => {
        if (drawing.current?.isDrawn && scrollTowards(scroller.current, drawing.current.at)) draw();
      },
      finish,
    });
  }, [isActive, scroller]);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!events || event.button !== 0 || event.pointerType === 'touch' || !isBesideCells(event)) return;
    const at = { x: event.clientX, y: event.clientY };
    drawing.current = { from: pointIn(event.currentTarget, at), at, keys: event, isDrawn: false };
    events.begin();
    setIsActive(true);
  };
  return { box, onPointerDown: events ? onPointerDown : undefined };
}

/** On the grid, but on no cell, nothing that can be pressed and not on the scroll bar. */
function isBesideCells(event: PointerEvent<HTMLElement>): boolean {
  const { currentTarget: grid, target, clientX, clientY } = event;
  if (!(target instanceof Element) || target.closest('[role="gridcell"], button, a, input, [role="columnheader"] *'))
    return false;
  const { left, top } = grid.getBoundingClientRect();
  return clientX - left < grid.clientWidth && clientY - top < grid.clientHeight;
}

function pointIn(scroller: HTMLElement, { x, y }: Point): Point {
  const { left, top } = scroller.getBoundingClientRect();
  return { x: x - left + scroller.scrollLeft, y: y - top + scroller.scrollTop };
}

/** Whether that moved anything. */
function scrollTowards(scroller: HTMLElement | null, { y }: Point): boolean {
  if (!scroller) return false;
  const { top, bottom } = scroller.getBoundingClientRect();
  const before = scroller.scrollTop;
  scroller.scrollTop += scrollStep(y, top, bottom);
  return scroller.scrollTop !== before;
}

/** Follows a press until it is let go, or Escape or another program ends it. Returns how to stop. */
function followPointer(on: {
  move: (event: MouseEvent) => void;
  frame: () => void;
  finish: (how: 'end' | 'cancel') => void;
}): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let frame = requestAnimationFrame(function each() {
    on.frame();
    frame = requestAnimationFrame(each);
  });
  window.addEventListener('pointermove', on.move, { signal });
  window.addEventListener('pointerup', () => on.finish('end'), { signal });
  window.addEventListener('pointercancel', () => on.finish('cancel'), { signal });
  window.addEventListener('blur', () => on.finish('end'), { signal });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      on.finish('cancel');
    },
    { signal, capture: true },
  );
  // Text beside the cells is not selected with them.
  window.addEventListener('selectstart', (event) => event.preventDefault(), { signal });
  return () => {
    ending.abort();
    cancelAnimationFrame(frame);
  };
}
