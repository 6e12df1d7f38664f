import type { Zoom } from './use-zoom.ts';

/** How far a key moves the image, px. */
const PAN_PX = 80;

const PANS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: PAN_PX, y: 0 },
  ArrowRight: { x: -PAN_PX, y: 0 },
  ArrowUp: { x: 0, y: PAN_PX },
  ArrowDown: { x: 0, y: -PAN_PX },
};

/** Plus and minus zoom, Z goes to 100% and back, Shift with an arrow pans. Returns whether the key was one of these. */
export function zoomByKey(event: Pick<KeyboardEvent, 'key' | 'shiftKey'>, zoom: Zoom): boolean {
  const pan = event.shiftKey ? PANS[event.key] : undefined;
  if (pan) zoom.pan(pan);
  else if (event.key === '+' || event.key === '=') zoom.step(1);
  else if (event.key === '-' || event.key === '_') zoom.step(-1);
  else if (event.key.toLowerCase() === 'z') zoom.toggle();
  else return false;
  return true;
}
