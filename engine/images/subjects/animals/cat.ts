import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Draws: cat, kitten. */
export const cat: Subject = {
  id: 'cat',
  words: ['cat', 'kitten'],
  heightShare: 0.16,
  width: 90,
  domain: 'ground',
  head: [9, -70, 17],
  draw(brush, random, wish) {
    const colour = wish.colour || random.pick(['#d0883f', '#4a4650', '#b9aea2', '#2b2830']);
    brush.limb('-20,-5,5 -38,-8,5 -44,-26,4.4 -36,-42,3', shade(colour, -0.16));
    brush.blob('-24,0 -28,-22 -17,-50 0,-62 15,-52 19,-24 20,0', colour);
    brush.limb('8,-44,7 12,-20,6 13,-4,5.4', shade(colour, 0.06));
    brush.limb('0,-40,7 2,-20,6 2,-4,5.4', shade(colour, -0.1));
    brush.ellipse([-13, -11, 14, 13], shade(colour, -0.08));
    brush.ellipse([8, -70, 19, 16.5], shade(colour, 0.03));
    brush.polygon('-9,-76 -9,-98 4,-85', shade(colour, -0.05));
    brush.polygon('13,-86 25,-98 26,-75', shade(colour, -0.05));
    brush.polygon('-6,-80 -7,-92 1,-84', '#d99a94');
    brush.polygon('16,-84 23,-92 23,-78', '#d99a94');
    brush.ellipse([9, -48, 8, 9], shade(colour, 0.32));
    for (const ex of [2, 16]) {
      brush.ellipse([ex, -71, 3, 3.6], '#e7d66a');
      brush.ellipse([ex, -71, 1.2, 3.2], '#1a151c');
    }
    brush.polygon('7,-65.5 11,-65.5 9,-63', '#c9706f');
    for (const s of [-1, 1])
      for (const k of [0, 3])
        brush.line(
          [
            [9 + s * 5, -63 + k * 0.5],
            [9 + s * 22, -65 + k * 1.6],
          ],
          '#f2ece2',
          0.5,
        );
  },
};
