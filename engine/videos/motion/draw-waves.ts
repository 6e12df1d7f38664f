import type { Context } from '../../images/drawing/canvas.ts';
import type { Plane } from '../planes/plane.ts';
import type { Moment } from './moment.ts';

/** Height of the strips that sway, pixels of a frame of 768 lines. */
const STRIP = 3;
const SWAY_PIXELS = 8;
const GLINTS = 70;
/** Steps that never fall into a pattern: the parts of the golden ratio and of the plastic number. */
const SCATTER = { x: 0.618034, y: 0.754878, phase: 0.56984 };

/** Water in strips that sway, more and slower the nearer they are. */
export function drawWaves(context: Context, plane: Plane, { timeMs, frame, pixel, shiftAt }: Moment): void {
  const { canvas, left, top, width, height } = plane;
  const strip = Math.max(2, Math.round((STRIP * frame.height) / 768));
  const seconds = timeMs / 1000;
  for (let y = 0; y < height; y += strip) {
    const share = y / height;
    const phase = (y / frame.height) * (95 / (0.35 + share * 2));
    const sway = (Math.sin(phase - seconds * 2.1) + 0.6 * Math.sin(phase * 0.43 + seconds * 1.3)) * 0.6;
    const shift = shiftAt ? shiftAt(top + y) : 0;
    const x = left + shift + sway * SWAY_PIXELS * pixel * (0.15 + share);
    context.drawImage(canvas, 0, y, width, strip, x, top + y, width, strip + 0.7);
  }
}

/** Light that comes and goes on waves. */
export function drawGlints(
  context: Context,
  { left, top, width, height }: Plane,
  { timeMs, pixel, shiftAt }: Pick<Moment, 'timeMs' | 'pixel' | 'shiftAt'>,
): void {
  const seconds = timeMs / 1000;
  for (let index = 1; index <= GLINTS; index++) {
    const share = ((index * SCATTER.y) % 1) ** 1.4;
    const phase = ((index * SCATTER.phase) % 1) * 2 * Math.PI;
    const strength = Math.max(0, Math.sin(seconds * 1.4 + phase));
    const shift = shiftAt ? shiftAt(top + share * height) : 0;
    const x = left + shift + (((index * SCATTER.x) % 1) + Math.sin(seconds * 0.5 + phase) * 0.004) * width;
    context.fillStyle = `rgba(255,255,255,${(strength * 0.22).toFixed(3)})`;
    context.beginPath();
    context.ellipse(x, top + 3 + share * height, (8 + 34 * share) * pixel, (0.7 + 1.5 * share) * pixel, 0, 0, 7);
    context.fill();
  }
}
