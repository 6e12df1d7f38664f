import type { Brush } from '../../drawing/brush.ts';
import type { Points } from '../../drawing/points.ts';

/** The wall of something of glass, over what is in it: a breath of blue, an edge that is seen before anything, and light on it. */
export function drawGlass(brush: Brush, outline: Points, shine: readonly Points[]): void {
  const closed = typeof outline === 'string' ? `${outline} ${outline.split(' ')[0]}` : [...outline, outline[0]!];
  brush
    .faded(0.2, () => brush.polygon(outline, '#cfe4ea'))
    .faded(0.75, () => brush.line(closed, '#86a6b2', 1.8))
    .faded(0.5, () => brush.line(closed, '#eef7fa', 0.8));
  for (const light of shine) brush.faded(0.75, () => brush.curve(light, '#ffffff', 3));
}
