import type { Moment } from './moment.ts';
import type { Context } from '../../images/drawing/canvas.ts';
import type { Plane } from '../planes/plane.ts';
import { drawFalling } from './draw-falling.ts';
import { drawGlints, drawWaves } from './draw-waves.ts';

/** Share of the frame's width that clouds go in a second. */
const CLOUDS_PER_SECOND = 0.0035;
/** The same of the nearest fog; what is far goes by more slowly. */
const FOG_PER_SECOND = 0.022;
const FAR_FOG = 0.35;
const FLOAT = { everyMs: 3400, height: 0.006, turn: 0.009 };
const FLIGHT = { everyMs: 4600, height: 0.016, width: 0.018 };

/** How far clouds have gone at a time, px. */
export const cloudWay = (frameWidth: number, timeMs: number): number =>
  (timeMs / 1000) * CLOUDS_PER_SECOND * frameWidth;

/** How far the nearest fog has gone at a time, px. */
export const fogWay = (frameWidth: number, timeMs: number): number => (timeMs / 1000) * FOG_PER_SECOND * frameWidth;

/** Draws a plane where its own motion has brought it. */
export function drawMoving(context: Context, plane: Plane, moment: Moment): void {
  const { timeMs, frame, shiftAt } = moment;
  const { left, top, canvas } = plane;
  switch (plane.motion) {
    case 'still':
      if (shiftAt) drawSurface(context, plane, shiftAt);
      else context.drawImage(canvas, left, top);
      return;
    case 'clouds':
      context.drawImage(canvas, left + cloudWay(frame.width, timeMs), top);
      return;
    case 'fog':
      context.drawImage(
        canvas,
        left + fogWay(frame.width, timeMs) * (FAR_FOG + (1 - FAR_FOG) * Math.min(1, plane.depth)),
        top,
      );
      return;
    case 'mirror':
      drawWaves(context, plane, moment);
      return;
    case 'ripples':
      drawWaves(context, plane, moment);
      drawGlints(context, plane, moment);
      return;
    case 'rain':
    case 'snow':
    case 'flakes':
      drawFalling(context, plane, moment);
      return;
    case 'floating':
      drawFloating(context, plane, moment);
      return;
    case 'flying': {
      const turn = (timeMs / FLIGHT.everyMs) * 2 * Math.PI + left;
      const x = Math.sin(turn * 0.5 + 1) * FLIGHT.width * frame.width;
      context.drawImage(canvas, left + x, top + Math.sin(turn) * FLIGHT.height * frame.height);
    }
  }
}

/** A boat rises, falls and rolls about its middle. */
function drawFloating(context: Context, { canvas, left, top, width, height }: Plane, { timeMs, frame }: Moment): void {
  // Where it lies decides when it rises: two boats never rise together.
  const turn = (timeMs / FLOAT.everyMs) * 2 * Math.PI + left;
  const [x, y] = [left + width / 2, top + height * 0.6];
  context.translate(x, y + Math.sin(turn) * FLOAT.height * frame.height);
  context.rotate(Math.sin(turn * 0.8) * FLOAT.turn);
  context.drawImage(canvas, -width / 2, -height * 0.6);
}

/** Height of the strips of a surface, px. */
const STRIP = 4;

/** Ground row by row: what is near goes by faster. */
function drawSurface(
  context: Context,
  { canvas, left, top, width, height }: Plane,
  shiftAt: (y: number) => number,
): void {
  for (let y = 0; y < height; y += STRIP) {
    const rows = Math.min(STRIP, height - y);
    // A little more than its rows: no gap is seen between two strips.
    context.drawImage(canvas, 0, y, width, rows, left + shiftAt(top + y), top + y, width, rows + 0.7);
  }
}
