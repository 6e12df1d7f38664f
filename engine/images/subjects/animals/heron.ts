import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A heron. */
export const heron: Subject = {
  id: 'heron',
  words: ['heron', 'crane', 'stork', 'egret', 'ibis'],
  heightShare: 0.26,
  width: 66,
  domain: 'water',
  standsInWater: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#aab4c0';
    brush
      .line('-2,-42 -4,0', '#8a7a5a', 1.6)
      .line('5,-42 6,0', '#8a7a5a', 1.6)
      .blob('-30,-42 -12,-58 14,-58 20,-46 0,-36', colour)
      .polygon(smooth('-34,-38 -8,-54 10,-48 -12,-38', 6), shade(colour, -0.26));
    brush
      .limb('15,-52,4 24,-66,3 14,-80,2.4 20,-92,2.8', shade(colour, 0.25))
      .ellipse([22, -93, 4.6, 4], shade(colour, 0.3))
      .polygon('25,-95 46,-91 25,-90', '#d9a23c')
      .line('20,-96 8,-98', '#2a2933', 1.4)
      .ellipse([23, -94, 0.8, 0.8], '#17131a');
  },
};
