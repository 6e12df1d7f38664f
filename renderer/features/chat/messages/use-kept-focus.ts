import { type RefObject, useEffect } from 'react';

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
    let place: Place | null = null;
    const note = ({ target }: FocusEvent) => {
      place = target instanceof Element && target !== list ? placeOf(target) : null;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) place = null;
    };
    const changed = new MutationObserver(() => {
      if (!place || isUsable(place.element)) return;
      // Whoever has gone on elsewhere is left there.
      if (document.activeElement === document.body || document.activeElement === null) focusNear(list, place);
      else place = null;
    });
    list.addEventListener('focusin', note);
    list.addEventListener('focusout', leave);
    changed.observe(list, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      list.removeEventListener('focusin', note);
      list.removeEventListener('focusout', leave);
      changed.disconnect();
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

const isUsable = (element: Element): boolean => element.isConnected && !element.hasAttribute('disabled');

function focusNear(list: HTMLElement, { label, returnsTo, card, index }: Place): void {
  const row = index === null ? null : list.querySelector<HTMLElement>(`li[data-index="${index}"]`);
  const named = [returnsTo, label].flatMap((each) =>
    each === null || !row ? [] : [...row.querySelectorAll<HTMLElement>(`[${LABEL}="${CSS.escape(each)}"]`)],
  );
  // At the first version, the way to the next one stands beside.
  const beside = named.flatMap((each) => [...(each.parentElement?.querySelectorAll<HTMLElement>('button') ?? [])]);
  const button = [...named, ...beside].find(isUsable);
  if (button) return button.focus({ preventScroll: true });
  const around = card instanceof HTMLElement && card.isConnected ? card : row;
  if (!around) return list.focus({ preventScroll: true });
  around.tabIndex = -1;
  around.focus({ preventScroll: true });
}
