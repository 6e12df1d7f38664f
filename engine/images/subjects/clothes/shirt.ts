import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

const USUAL = '#5f86b0';

/** A shirt or a jumper, worn or hung up. */
export const shirt: Subject = {
  id: 'shirt',
  words: [
    'shirt',
    't-shirt',
    'tshirt',
    't shirt',
    'sweater',
    'jumper',
    'pullover',
    'hoodie',
    'jersey',
    'blouse',
    'cardigan',
    'sweatshirt',
    'polo shirt',
  ],
  heightShare: 0.3,
  width: 150,
  domain: 'table',
  wear: { place: 'body', garment: 'shirt', usual: USUAL },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? USUAL;
    brush
      .polygon(smooth('-22,-96 -60,-82 -76,-44 -54,-34 -42,-58', 4), shade(colour, -0.14))
      .polygon(smooth('22,-96 60,-82 76,-44 54,-34 42,-58', 4), shade(colour, -0.08))
      .polygon('-26,-97 26,-97 46,-80 42,-2 -42,-2 -46,-80', colour)
      .ellipse([0, -97, 17, 8], shade(colour, -0.4))
      .faded(0.4, () => brush.polygon('-42,-2 -44,-60 -30,-40 -24,-2', shade(colour, -0.3)))
      .rectangle([-42, -8, 84, 6], shade(colour, -0.16));
  },
};
