import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A flat iron. */
export const iron: Subject = {
  id: 'iron',
  words: ['iron', 'flat iron', 'clothes iron', 'steam iron'],
  heightShare: 0.16,
  width: 150,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#3f8ab0';
    brush
      .curve('-40,-50 -38,-88 26,-92 44,-52', shade(colour, -0.3), 13)
      .polygon(smooth('-62,-12 -56,-44 -20,-56 30,-48 72,-12', 6), colour)
      .polygon('-66,-12 78,-12 70,0 -62,0', '#c3cad2')
      .faded(0.5, () => brush.rectangle([-62, -10, 134, 3], '#ffffff'))
      .ellipse([-12, -36, 9, 9], shade(colour, 0.5))
      .faded(0.4, () => brush.polygon(smooth('0,-46 30,-42 56,-18 20,-18', 5), shade(colour, 0.4)));
  },
};
