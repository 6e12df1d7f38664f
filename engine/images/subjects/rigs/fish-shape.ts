import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';

/** A fish about 0, 0 that is 45 long and swims to the right. */
export function drawFish(brush: Brush, colour: Colour, stripes?: Colour): void {
  brush.polygon([...smooth('-14,0 -4,-8 10,-7 20,0', 6), ...smooth('20,0 10,7 -4,7 -14,0', 6)], colour);
  brush.polygon([...smooth('-12,1 4,7 20,0', 6), [4, 1]], shade(colour, 0.35));
  if (stripes)
    for (const x of [-4, 4, 11])
      brush.curve(
        [
          [x, -7],
          [x + 1.6, 0],
          [x, 6.4],
        ],
        stripes,
        2.2,
      );
  brush.polygon('-11,0 -25,-9 -21,0 -25,9', shade(colour, -0.2));
  brush.polygon('-2,-7 5,-13 9,-7', shade(colour, -0.2));
  brush.ellipse([13, -2, 1.4, 1.5], '#14141c');
}
