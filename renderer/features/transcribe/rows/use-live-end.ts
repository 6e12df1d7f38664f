import { type RefObject, useEffect, useRef } from 'react';

const NEAR_END_PX = 48;

/**
 * While text arrives, a list that is scrolled to its end stays there, so that the newest words are seen; whoever has
 * scrolled up to read or edit is left alone. `content` changes with everything that makes the list longer.
 */
export function useLiveEnd(scroller: RefObject<HTMLElement | null>, isLive: boolean, content: unknown): void {
  const isAtEnd = useRef(true);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX;
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [scroller]);
  useEffect(() => {
    const element = scroller.current;
    if (!isLive || !isAtEnd.current || !element || element.querySelector('textarea')) return;
    // New rows are measured first; their true height is known a frame later.
    const frame = requestAnimationFrame(() => {
      element.scrollTop = element.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [scroller, isLive, content]);
}
