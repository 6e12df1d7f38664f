import { type DragEvent, useEffect, useRef } from 'react';

/** Somebody who only passes by stays less long. */
const STAY_MS = 450;

/** What opens a panel when something is dragged over its link and stays there, so that it can be let go in the panel. */
export function useOpenByDrag(open: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  useEffect(() => leave, []);
  return {
    onDragEnter: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      leave();
      timer.current = setTimeout(open, STAY_MS);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      // Its own parts are entered and left as well.
      const { relatedTarget } = event;
      if (!(relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget))) leave();
    },
    onDrop: leave,
  };
}
