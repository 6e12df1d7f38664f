import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A slice of toast. */
export const toast: Subject = {
  id: 'toast',
  words: ['toast', 'slice of bread', 'slice of toast', 'french toast'],
  heightShare: 0.13,
  width: 110,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d9a55e';
    brush
      .polygon(
        smooth('-46,-6 -46,-56 -54,-72 -44,-92 0,-99 44,-92 54,-72 46,-56 46,-6 40,0 -40,0', 4),
        shade(colour, -0.34),
      )
      .polygon(
        smooth('-38,-10 -38,-54 -45,-72 -37,-85 0,-91 37,-85 45,-72 38,-54 38,-10 32,-7 -32,-7', 4),
        shade(colour, 0.2),
      );
    for (const [x, y] of [
      [-22, -64],
      [6, -74],
      [24, -50],
      [-10, -40],
      [14, -24],
      [-24, -22],
    ] as const)
      brush.faded(0.4, () => brush.ellipse([x, y, 5, 3.4], shade(colour, -0.2)));
    brush.polygon(smooth('-12,-58 10,-64 20,-50 2,-42', 4), '#f6e08a');
  },
};
