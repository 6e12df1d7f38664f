import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';

/** A grid that comes anew draws its cells once it knows its size. */
const FRAMES = 10;

/**
 * Keeps the keyboard at the primary item. A card that comes into another row of the grid, or goes while others are looked for, is
 * another element then, and the one that had the keyboard takes it along: `found` is whatever may have moved the cards. A cell has
 * its place in `data-<name>-at` and its item in `data-<name>`.
 */
export function useKeptFocus(name: 'item' | 'image', primary: ItemId | null, found: unknown): void {
  const isInGrid = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      isInGrid.current = target instanceof Element && target.closest(`[data-${name}-at]`) !== null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [name]);
  useLayoutEffect(() => {
    let frame = 0;
    let framesLeft = FRAMES;
    const focus = () => {
      if (primary === null || !isInGrid.current || document.activeElement !== document.body) return;
      const cell = document.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(primary)}"]`);
      if (cell) return cell.focus({ preventScroll: true });
      framesLeft -= 1;
      if (framesLeft > 0) frame = requestAnimationFrame(focus);
    };
    focus();
    return () => cancelAnimationFrame(frame);
  }, [name, primary, found]);
}
