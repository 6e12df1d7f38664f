import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

const USUAL = '#8a6a44';

/** A coat or a jacket, worn or hung up. */
export const coat: Subject = {
  id: 'coat',
  words: ['coat', 'jacket', 'trench coat', 'overcoat', 'winter coat', 'leather jacket', 'parka', 'lab coat', 'uniform'],
  heightShare: 0.3,
  width: 150,
  domain: 'table',
  wear: { place: 'body', garment: 'coat', usual: USUAL },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? USUAL;
    brush
      .polygon(smooth('-22,-98 -56,-84 -66,-30 -48,-26 -40,-60', 4), shade(colour, -0.16))
      .polygon(smooth('22,-98 56,-84 66,-30 48,-26 40,-60', 4), shade(colour, -0.1))
      .polygon('-24,-98 24,-98 42,-84 48,0 -48,0 -42,-84', colour)
      .polygon('-20,-98 0,-62 20,-98 8,-98 0,-86 -8,-98', shade(colour, -0.26))
      .line('0,-64 0,0', shade(colour, -0.3), 2.4)
      .ellipse([7, -48, 3, 3], shade(colour, -0.5))
      .ellipse([7, -28, 3, 3], shade(colour, -0.5))
      .rectangle([-36, -34, 20, 4], shade(colour, -0.3))
      .rectangle([18, -34, 20, 4], shade(colour, -0.3));
  },
};
