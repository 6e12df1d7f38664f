import { type PointerEvent, useRef } from 'react';
import type { Way } from '../geometry/crop.ts';

type Move = (by: Way) => void;
type Drag = { x: number; y: number; move: Move };

/**
 * Dragging with the mouse, a pen or a finger. `begin` is asked when the pointer goes down; what it gives is called with the way
 * since then, px of the image, of which one is `cssScale` CSS px.
 */
export function useDrag(cssScale: number, begin: () => Move) {
  const drag = useRef<Drag | null>(null);
  const end = () => (drag.current = null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, y: event.clientY, move: begin() };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { current } = drag;
      current?.move({ x: (clientX - current.x) / cssScale, y: (clientY - current.y) / cssScale });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
