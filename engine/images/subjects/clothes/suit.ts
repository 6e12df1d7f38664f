import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

const USUAL = '#2b2d3a';

/** The jacket of a suit over a white shirt, with a tie. */
export const suit: Subject = {
  id: 'suit',
  words: [
    'suit',
    'tuxedo',
    'business suit',
    'suit and tie',
    'three-piece suit',
    'blazer',
    'dinner jacket',
    'smoking jacket',
  ],
  heightShare: 0.3,
  width: 110,
  domain: 'table',
  wear: { place: 'body', garment: 'suit', usual: USUAL },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? USUAL;
    brush
      .polygon('-26,-96 -54,-80 -52,-4 -40,-4 -36,-60', shade(colour, -0.1))
      .polygon('26,-96 54,-80 52,-4 40,-4 36,-60', shade(colour, -0.06))
      .polygon('-26,-97 26,-97 40,-78 38,-2 -38,-2 -40,-78', colour)
      .polygon('-14,-97 14,-97 0,-44', '#f6f4ee')
      .polygon('-3,-92 3,-92 5,-56 0,-48 -5,-56', '#a8323a')
      .polygon('-14,-97 -24,-90 -20,-74 0,-42 -6,-66', shade(colour, 0.18))
      .polygon('14,-97 24,-90 20,-74 0,-42 6,-66', shade(colour, 0.18))
      .line('0,-42 0,-2', shade(colour, -0.4), 1.4)
      .ellipse([3.4, -32, 1.8, 1.8], shade(colour, 0.5))
      .ellipse([3.4, -18, 1.8, 1.8], shade(colour, 0.5));
  },
};
