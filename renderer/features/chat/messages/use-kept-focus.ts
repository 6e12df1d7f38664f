import { type RefObject, useEffect } from 'react';
import { isUsable, keepFocus } from '../../../ui/collection/kept-focus/keep-focus.ts';

/** What had the focus: its name, and where it was, from the inside out. */
type Place = {
  element: Element;
  label: string | null;
  returnsTo: string | null;
  card: Element | null;
  index: string | null;
};

const LABEL = 'aria-label';

/**
 * Keeps the focus where it was when what had it goes: a button of an answer that is answered again, of a version that another one
 * replaced, of a call that was decided. The same button has it then, else what was around it.
 */
export function useKeptFocus(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = scroller.current;
    if (!list) return;
    const kept = keepFocus<Place>({
      placeOf: (element) => (element !== list && list.contains(element) ? placeOf(element) : null),
      find: (place) => nearest(list, place),
    });
    const changed = new MutationObserver(kept.check);
    changed.observe(list, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      changed.disconnect();
      kept.stop();
    };
  }, [scroller]);
}

function placeOf(element: Element): Place {
  return {
    element,
    label: element.getAttribute(LABEL),
    returnsTo: element.closest('[data-returns-to]')?.getAttribute('data-returns-to') ?? null,
    card: element.closest('[role="group"]'),
    index: element.closest('li[data-index]')?.getAttribute('data-index') ?? null,
  };
}

function nearest(list: HTMLElement, { label, returnsTo, card, index }: Place): HTMLElement {
  const row = index === null ? null : list.querySelector<HTMLElement>(`li[data-index="${index}"]`);
  const named = [returnsTo, label].flatMap((each) =>
    each === null || !row ? [] : [...row.querySelectorAll<HTMLElement>(`[${LABEL}="${CSS.escape(each)}"]`)],
  );
  // At the first version, the way to the next one stands beside.
  const beside = named.flatMap((each) => [...(each.parentElement?.querySelectorAll<HTMLElement>('button') ?? [])]);
  const button = [...named, ...beside].find(isUsable);
  if (button) return button;
  const around = card instanceof HTMLElement && card.isConnected ? card : row;
  if (!around) return list;
  around.tabIndex = -1;
  return around;
}
