import type { Context } from '../../images/drawing/canvas.ts';
import type { Plane, PlaneMotion } from '../planes/plane.ts';
import type { Moment } from './moment.ts';

/** Heights of the frame that something falls in a second, how far to the side while it does, and how it sways. */
const FALLS: Partial<Record<PlaneMotion, { perSecond: number; slant: number; sway: number }>> = {
  rain: { perSecond: 1.5, slant: -0.28, sway: 0 },
  snow: { perSecond: 0.13, slant: 0.1, sway: 0.012 },
  flakes: { perSecond: 0.1, slant: 0.5, sway: 0.02 },
};

/** Draws what falls: the plane is a tile that comes in above as it leaves below. */
export function drawFalling(context: Context, plane: Plane, { timeMs, frame }: Moment): void {
  const { canvas, left, top, width, height } = plane;
  const fall = FALLS[plane.motion];
  if (!fall) return;
  const { perSecond, slant, sway } = fall;
  const seconds = timeMs / 1000;
  const down = perSecond * seconds * frame.height;
  const x = wrapped(down * slant + Math.sin(seconds * 1.7) * sway * frame.width, width);
  const y = wrapped(down, height);
  for (const column of [x - width, x]) {
    for (const row of [y - height, y]) context.drawImage(canvas, left + column, top + row);
  }
}

const wrapped = (value: number, size: number): number => ((value % size) + size) % size;
