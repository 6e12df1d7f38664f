/** From here the keyboard comes back to where it was in a list. */
export const PASSING = '[role="dialog"], [role="menu"], [role="toolbar"], [data-toast]';

/** A place in a list, and the element there that has the keyboard. */
type Place = { element: Element };

type List<At extends Place> = {
  /** The place of an element in the list; null for what is not in it. */
  placeOf: (element: Element) => At | null;
  /** What has the keyboard when the element of a place is gone or disabled; null where it is not in the page (yet). */
  find: (place: At) => HTMLElement | null;
};

/**
 * Keeps the keyboard in a list when what had it goes. Call `check` whenever the list may have changed. Whoever has gone on elsewhere
 * is left there; a dialog, a menu, a bar for what is selected and a toast are no such place.
 */
export function keepFocus<At extends Place>({ placeOf, find }: List<At>): { check: () => void; stop: () => void } {
  let place: At | null = null;
  const check = () => {
    if (place === null) return;
    if (isUsable(place.element)) place = placeOf(place.element) ?? place;
    else if (isNowhere()) find(place)?.focus({ preventScroll: true });
  };
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const now = placeOf(target);
    if (now !== null || target.closest(PASSING) === null) place = now;
  };
  // A dialog that closes gives the keyboard back first, where it can.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === null) setTimeout(check);
  };
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', leave);
  return {
    check,
    stop: () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', leave);
    },
  };
}

/** Whether nothing in the page has the keyboard. */
export const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Whether an element can have the keyboard: it is in the page, and not disabled. */
export const isUsable = (element: Element): boolean => element.isConnected && !element.hasAttribute('disabled');
