import type { KeyboardEvent } from 'react';

/** Arrow keys, Home and End walk through the rows of the history, across groups. */
export function moveInHistory(event: KeyboardEvent<HTMLElement>): void {
  if (event.target instanceof HTMLInputElement) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-history-row]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const next = {
    ArrowDown: rows[Math.min(at + 1, rows.length - 1)],
    ArrowUp: rows[Math.max(at - 1, 0)],
    Home: rows[0],
    End: rows.at(-1),
  }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
