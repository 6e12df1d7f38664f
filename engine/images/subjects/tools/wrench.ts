import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A wrench. */
export const wrench: Subject = {
  id: 'wrench',
  words: ['wrench', 'spanner', 'adjustable wrench'],
  heightShare: 0.22,
  width: 60,
  domain: 'table',
  isLong: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#8f99a4';
    brush
      .limb('0,-70,6 0,-40,5 0,-14,6', colour)
      .polygon(
        smooth('-10,-66 -22,-80 -20,-96 -8,-100 -8,-86 0,-80 8,-86 8,-100 20,-96 22,-80 10,-66', 4),
        shade(colour, 0.06),
      )
      .ring([0, -10, 8], colour, 6)
      .faded(0.6, () => brush.line('2,-66 2,-22', shade(colour, 0.5), 2));
  },
};
