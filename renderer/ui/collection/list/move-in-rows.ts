import type { KeyboardEvent } from 'react';

/** Arrow keys go from a search field through the rows below it (`data-row`), and from either end back to the field. */
export function moveInRows(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const next = rows[at < 0 ? (by > 0 ? 0 : rows.length - 1) : at + by];
  event.preventDefault();
  if (next) next.focus();
  else event.currentTarget.querySelector('input')?.focus();
}
