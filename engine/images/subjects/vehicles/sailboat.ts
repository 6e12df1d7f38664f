import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** Sailboat. */
export const sailboat: Subject = {
  id: 'sailboat',
  words: ['sailboat', 'sailing boat', 'fishing boat', 'boat', 'yacht', 'sail', 'dinghy', 'catamaran'],
  heightShare: 0.26,
  width: 76,
  domain: 'water',
  standsInWater: true,
  draw(brush, random, wish) {
    const colour = wish.colour || random.pick(['#b84a40', '#2f5a7d', '#f2ead9']);
    const sail = wish.colour ? shade(wish.colour, 0.4) : '#fbf5e6';
    const side = brush.lightSide;
    brush.line('0,-10 0,-98', '#5a4238', 1.3);
    brush.polygon(smooth('2,-95 17,-62 28,-16', 6).concat([[2, -15]]), shade(sail, side > 0 ? 0.0 : -0.12));
    brush.polygon('2,-95 2,-15 11,-15', shade(sail, -0.16));
    brush.polygon(smooth('-1.5,-90 -12,-58 -24,-17', 6).concat([[-1.5, -19]]), shade(sail, side > 0 ? -0.2 : 0));
    brush.polygon(
      smooth('-33,-11 0,-10 36,-14', 4).concat(smooth('36,-14 30,-2 18,2 -20,2 -29,-3 -33,-11', 4)),
      colour,
    );
    brush.polygon('-31,-5 33,-7 18,2 -20,2', shade(colour, -0.3));
    brush.line('-33,-11 0,-10 36,-14', '#fff6e0', 1);
  },
};
