import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A shovel. */
export const shovel: Subject = {
  id: 'shovel',
  words: ['shovel', 'spade', 'garden spade', 'snow shovel', 'trowel'],
  heightShare: 0.3,
  isLarge: true,
  width: 44,
  domain: 'ground',
  isLong: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#7d8790';
    brush
      .line('0,-88 0,-30', '#a8763f', 4)
      .rounded([-13, -100, 26, 7], 3, shade(colour, -0.1))
      .line('-10,-96 0,-84', shade(colour, -0.1), 3)
      .line('10,-96 0,-84', shade(colour, -0.1), 3)
      .polygon(smooth('-18,-36 -19,-16 -8,-1 0,2 8,-1 19,-16 18,-36 4,-38 -4,-38', 4), colour)
      .faded(0.5, () => brush.polygon(smooth('0,-34 0,-4 8,-4 15,-16 14,-34', 4), shade(colour, 0.4)));
  },
};
