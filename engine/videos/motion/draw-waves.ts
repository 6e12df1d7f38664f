import type { Context } from '../../images/drawing/canvas.ts';
import type { Plane } from '../planes/plane.ts';
import type { Moment } from './draw-moving.ts';

/** Height of the strips that sway, pixels of a frame of 768 lines. */
const STRIP = 3;
const SWAY_PIXELS = 5.5;

/** Water in strips that sway, more and slower the nearer they are. */
export function drawWaves(context: Context, plane: Plane, { timeMs, frame, pixel }: Moment): void {
  const { canvas, left, top, width, height } = plane;
  const strip = Math.max(2, Math.round((STRIP * frame.height) / 768));
  const seconds = timeMs / 1000;
  for (let y = 0; y < height; y += strip) {
    const share = y / height;
    const phase = (y / frame.height) * (95 / (0.35 + share * 2));
    const sway = (Math.sin(phase - seconds * 2.1) + 0.6 * Math.sin(phase * 0.43 + seconds * 1.3)) * 0.6;
    const x = left + sway * SWAY_PIXELS * pixel * (0.15 + share);
    context.drawImage(canvas, 0, y, width, strip, x, top + y, width, strip + 0.7);
  }
}
