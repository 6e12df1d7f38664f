import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A shaker for salt. */
export const saltShaker: Subject = {
  id: 'salt-shaker',
  words: ['salt shaker', 'pepper shaker', 'shaker', 'salt and pepper shakers', 'salt and pepper', 'pepper mill'],
  heightShare: 0.16,
  width: 70,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e6e9e6';
    brush
      .polygon(smooth('-24,-70 -30,-20 -26,-2 26,-2 30,-20 24,-70', 4), colour)
      .faded(0.3, () => brush.polygon(smooth('-24,-70 -30,-20 -26,-2 -12,-2 -14,-70', 4), shade(colour, -0.5)))
      .polygon(smooth('-25,-70 -20,-92 0,-99 20,-92 25,-70', 5), '#aeb7be');
    for (const [x, y] of [
      [-8, -88],
      [0, -92],
      [8, -88],
      [-4, -83],
      [4, -83],
    ] as const)
      brush.ellipse([x, y, 1.8, 1.6], '#4a4f58');
    brush.faded(0.7, () => brush.rounded([brush.lightSide * 14 - 3, -62, 6, 44], 3, shade(colour, 0.6)));
  },
};
