import type { MouseEvent } from 'react';

/** A right click on a row, or the menu key in it, opens the menu of the row's own button. For an element around the rows. */
export function openRowMenu(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || target.closest('input, textarea, [role="menu"]')) return;
  const button = target.closest('li')?.querySelector<HTMLElement>('button[aria-haspopup="menu"]');
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  button.click();
}
