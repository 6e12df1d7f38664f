import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';
import type { Point } from '../../drawing/points.ts';

/** Draws a boot with its sole on a point; its shaft is 9 wide at scale 1, its toe to the right. */
export function drawShoe(brush: Brush, [x, y]: Point, { colour, scale }: { colour: Colour; scale: number }): void {
  brush.placed({ x, y, scale }, () =>
    brush
      .blob('-4.6,-13 4.6,-13 4.8,-6 9,-4.6 10,-1 -4.8,-1', colour)
      .rounded([-5.2, -14.4, 10.4, 3], 1.4, shade(colour, 0.24))
      .rounded([-5, -1.6, 15.4, 2], 1, shade(colour, -0.5)),
  );
}
