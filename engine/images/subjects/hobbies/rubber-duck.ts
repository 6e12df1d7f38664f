import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A rubber duck. */
export const rubberDuck: Subject = {
  id: 'rubber-duck',
  words: ['rubber duck', 'rubber ducky', 'toy duck', 'bath duck'],
  heightShare: 0.14,
  width: 120,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f2c530';
    brush
      .polygon(smooth('-54,-46 -44,-10 -16,0 22,0 46,-14 48,-36 24,-50 -8,-44 -40,-40', 6), colour)
      .ellipse([20, -70, 27, 26], colour)
      .polygon(smooth('42,-74 64,-76 68,-68 58,-62 42,-62', 5), '#e8762c')
      .ellipse([29, -78, 4, 5], '#1a151c')
      .ellipse([30.4, -80, 1.4, 1.6], '#ffffff')
      .polygon(smooth('-34,-30 -14,-40 12,-30 -2,-16 -24,-16', 6), shade(colour, -0.14))
      .faded(0.6, () => brush.ellipse([10, -86, 8, 5], shade(colour, 0.6)))
      .faded(0.25, () => brush.polygon(smooth('-44,-14 -16,-2 22,-1 44,-14 20,-8 -16,-8', 5), shade(colour, -0.7)));
  },
};
