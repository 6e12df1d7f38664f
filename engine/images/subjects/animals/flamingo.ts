import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A flamingo on one leg. */
export const flamingo: Subject = {
  id: 'flamingo',
  words: ['flamingo'],
  heightShare: 0.24,
  width: 60,
  domain: 'water',
  head: [27, -94, 5],
  standsInWater: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#ec8fa4';
    brush.line('0,-40 2,0', shade(colour, -0.2), 1.8).line('6,-40 14,-28 4,-20', shade(colour, -0.2), 1.8);
    brush
      .blob('-26,-46 -12,-58 14,-56 20,-44 4,-34 -16,-38', colour)
      .polygon(smooth('-28,-44 -8,-54 10,-48 -10,-38', 6), shade(colour, -0.16));
    brush
      .limb('16,-50,4 28,-64,3 16,-80,2.6 24,-94,3', colour)
      .ellipse([27, -94, 5, 4.4], colour)
      .polygon(smooth('30,-96 38,-90 35,-82 31,-89', 4), '#f4ece4')
      .polygon('36,-87 37,-84 34.6,-81.6 33.6,-85', '#26222a')
      .ellipse([28, -95.4, 0.9, 0.9], '#17131a');
  },
};
