import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

const USUAL = '#f0e8d8';

/** An apron, worn or hung up. */
export const apron: Subject = {
  id: 'apron',
  words: ['apron', 'kitchen apron'],
  heightShare: 0.3,
  width: 130,
  domain: 'table',
  wear: { place: 'body', garment: 'apron', usual: USUAL },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? USUAL;
    brush
      .curve('-18,-84 -8,-99 8,-99 18,-84', shade(colour, -0.3), 4)
      .line('-40,-54 -62,-46', shade(colour, -0.3), 4)
      .line('40,-54 62,-46', shade(colour, -0.3), 4)
      .polygon(smooth('-20,-86 -24,-62 -42,-54 -44,-6 0,-1 44,-6 42,-54 24,-62 20,-86', 4), colour)
      .rounded([-24, -40, 48, 24], 5, shade(colour, -0.14))
      .rectangle([-24, -40, 48, 5], shade(colour, -0.28));
  },
};
