let wanted = '';

/**
 * Puts the keyboard on the cell of a grid that a selector finds: at once where it is drawn, so that the next key counts there however
 * late the next frame is, and once more in that frame, where it may be drawn anew or first. The last cell that is asked for wins.
 */
export function focusCellBy(selector: string): void {
  wanted = selector;
  focusNow(selector);
  requestAnimationFrame(() => {
    if (wanted === selector) focusNow(selector);
  });
}

const focusNow = (selector: string): void =>
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
