/**
 * How far an arrow key moves a time, in ms: up is later, down earlier. 10 ms, with Shift 100 ms, with Ctrl
 * or Cmd 500 ms, as the edges on the waveform. Left and right stay with the caret. Null for other keys.
 */
export function nudgeOfKey(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}): number | null {
  if (event.altKey) return null;
  const step = event.ctrlKey || event.metaKey ? 500 : event.shiftKey ? 100 : 10;
  if (event.key === 'ArrowUp') return step;
  return event.key === 'ArrowDown' ? -step : null;
}
