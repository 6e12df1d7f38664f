import type { Brush } from '../../drawing/brush.ts';

/** A wheel with a hub that stands on the ground. */
export function drawWheel(brush: Brush, x: number, radius: number): void {
  brush.ellipse([x, -radius, radius, radius], '#24222a').ellipse([x, -radius, radius * 0.5, radius * 0.5], '#c9ced2');
  brush.ellipse([x, -radius, radius * 0.18, radius * 0.18], '#5a5f68');
}
