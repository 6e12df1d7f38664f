import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** Draws: swan. */
export const swan: Subject = {
  id: 'swan',
  words: ['swan'],
  heightShare: 0.13,
  width: 120,
  domain: 'water',
  head: [38, -87, 6],
  standsInWater: true,
  draw(brush, random, wish) {
    const colour = wish.colour || '#f8f5ee';
    brush.limb('22,-20,6 34,-44,5.4 26,-70,4.8 38,-86,5.4', colour);
    brush.polygon('42,-90 56,-80 41,-81', '#e0802f');
    brush.ellipse([40, -87, 1.2, 1.2], '#1a151c');
    brush.polygon(
      smooth('-52,-40 -40,-16 -10,2 26,0 36,-18 22,-30', 7).concat(smooth('22,-30 0,-46 -26,-40 -52,-40', 6)),
      colour,
    );
    brush.polygon(smooth('-50,-38 -20,-40 14,-26 4,-10 -24,-14 -50,-38', 6), shade(colour, -0.14));
  },
};
