import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A bottle of syrup. */
export const syrup: Subject = {
  id: 'syrup',
  words: [
    'syrup',
    'maple syrup',
    'bottle of syrup',
    'ketchup',
    'bottle of ketchup',
    'mustard',
    'hot sauce',
    'soy sauce',
    'bottle of maple syrup',
    'olive oil',
    'bottle of oil',
    'vinegar',
  ],
  heightShare: 0.26,
  width: 54,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#8a4a1e';
    brush
      .polygon(smooth('-24,-2 -26,-50 -16,-66 -9,-74 -9,-88 9,-88 9,-74 16,-66 26,-50 24,-2 16,0 -16,0', 4), colour)
      .faded(0.35, () => brush.rounded([brush.lightSide > 0 ? -25 : 12, -54, 13, 50], 5, shade(colour, -0.6)))
      .rounded([-11, -98, 22, 14], 3, '#c9a04a')
      .rounded([-21, -46, 42, 30], 3, '#f4ead6')
      .blob('0,-42 -10,-34 -6,-26 0,-20 6,-26 10,-34', '#c8532c')
      .faded(0.7, () => brush.rounded([brush.lightSide * 17 - 2, -52, 4, 40], 2, shade(colour, 0.6)));
  },
};
