import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

const USUAL = '#5a4a8a';

/** A robe, worn or hung up. */
export const robe: Subject = {
  id: 'robe',
  words: ['robe', 'cloak', 'kimono', 'bathrobe', 'dressing gown'],
  heightShare: 0.3,
  width: 150,
  domain: 'table',
  wear: { place: 'body', garment: 'robe', usual: USUAL },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? USUAL;
    brush
      .polygon(smooth('-16,-98 -52,-80 -70,-30 -46,-24 -30,-62', 4), shade(colour, -0.18))
      .polygon(smooth('16,-98 52,-80 70,-30 46,-24 30,-62', 4), shade(colour, -0.1))
      .polygon(smooth('-22,-98 -34,-60 -44,-2 0,0 44,-2 34,-60 22,-98', 5), colour)
      .polygon('-12,-98 2,-56 14,-98 6,-98 2,-84 -4,-98', shade(colour, 0.4))
      .rectangle([-34, -56, 68, 8], shade(colour, -0.4))
      .faded(0.4, () => brush.polygon('-36,-2 -28,-50 -16,-50 -18,-2', shade(colour, -0.3)));
  },
};
