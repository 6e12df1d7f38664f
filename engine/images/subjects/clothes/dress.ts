import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

const USUAL = '#d76a8a';

/** A dress, worn or hung up. */
export const dress: Subject = {
  id: 'dress',
  words: [
    'dress',
    'gown',
    'ball gown',
    'summer dress',
    'evening dress',
    'wedding dress',
    'skirt',
    'tutu',
    'party dress',
    'sundress',
  ],
  heightShare: 0.3,
  width: 150,
  domain: 'table',
  wear: { place: 'body', garment: 'dress', usual: USUAL },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? USUAL;
    brush
      .polygon(smooth('-18,-99 -14,-72 -20,-54 20,-54 14,-72 18,-99 8,-92 -8,-92', 4), colour)
      .polygon(smooth('-18,-58 -36,-26 -54,-4 -20,-1 20,-1 54,-4 36,-26 18,-58', 6), shade(colour, 0.05))
      .rectangle([-18, -60, 36, 6], shade(colour, -0.34))
      .faded(0.45, () =>
        brush
          .polygon(smooth('-12,-54 -28,-20 -34,-3 -18,-1 -8,-40', 4), shade(colour, -0.3))
          .polygon(smooth('10,-54 18,-20 22,-1 32,-2 16,-50', 4), shade(colour, -0.3)),
      );
  },
};
