import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A parrot with a long tail. */
export const parrot: Subject = {
  id: 'parrot',
  words: ['parrot', 'macaw', 'cockatoo', 'budgie'],
  heightShare: 0.2,
  width: 80,
  domain: 'ground',
  head: [9, -85, 15],
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d0382f';
    brush
      .limb('-40,-8,5 0,-6,5 40,-4,4', '#6a4a34')
      .polygon('-8,-34 -26,26 -16,30 0,-26', '#3f6fb0')
      .polygon('-4,-30 -12,30 -4,32 6,-26', shade(colour, -0.1));
    brush
      .blob('-16,-30 -18,-62 -4,-84 14,-84 22,-60 16,-24 2,-12', colour)
      .polygon(smooth('-16,-62 -24,-36 -12,-12 -2,-34', 6), '#e0b23c')
      .polygon(smooth('-18,-50 -24,-24 -14,-4 -8,-26', 6), '#3f7fc0');
    brush
      .ellipse([8, -84, 15, 15], colour)
      .ellipse([14, -84, 8, 7], '#f4ecdc')
      .polygon(smooth('18,-94 32,-88 26,-70 20,-78', 5), '#2a2630')
      .ellipse([13, -86, 2, 2.2], '#17131a');
  },
};
