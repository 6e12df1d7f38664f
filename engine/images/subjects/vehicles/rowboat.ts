import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** Rowboat. */
export const rowboat: Subject = {
  id: 'rowboat',
  words: ['rowboat', 'rowing boat', 'canoe', 'kayak', 'gondola', 'raft'],
  heightShare: 0.085,
  width: 230,
  domain: 'water',
  standsInWater: true,
  draw(brush, random, wish) {
    const colour = wish.colour || '#8a5238';
    brush.polygon(
      smooth('-104,-58 -70,-38 0,-32 70,-38 108,-62', 6).concat(
        smooth('108,-62 84,-12 56,4 -56,4 -84,-12 -104,-58', 6),
      ),
      colour,
    );
    brush.polygon(
      smooth('-96,-34 0,-12 98,-36', 5).concat([
        [60, 4],
        [-60, 4],
      ]),
      shade(colour, -0.28),
    );
    brush.line(smooth('-104,-58 -70,-38 0,-32 70,-38 108,-62', 6), shade(colour, 0.3), 5);
    brush.line('10,-40 88,8', '#caa27c', 4);
    brush.line('-20,-40 -90,8', '#caa27c', 4);
  },
};
