import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';

/**
 * Keeps the keyboard at the primary item. A card that comes into another row of the grid is another element, and the one that
 * had the keyboard takes it along when it goes: `found` is whatever may have moved the cards.
 */
export function useKeptFocus(primary: ItemId | null, found: unknown): void {
  const isInGrid = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      isInGrid.current = target instanceof Element && target.closest('[data-item-at]') !== null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    if (primary === null || !isInGrid.current || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-item="${CSS.escape(primary)}"]`)?.focus({ preventScroll: true });
  }, [primary, found]);
}
