/**
 * How far an arrow key moves a time, in ms: up is later, down earlier. 10 ms, with Ctrl or Cmd 100 ms, with
 * Shift 500 ms. Left and right stay with the caret. Null for other keys.
 */
export function nudgeOfKey(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}): number | null {
  if (event.altKey) return null;
  const step = event.shiftKey ? 500 : event.ctrlKey || event.metaKey ? 100 : 10;
  if (event.key === 'ArrowUp') return step;
  return event.key === 'ArrowDown' ? -step : null;
}
