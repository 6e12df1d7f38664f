import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A hamburger. */
export const hamburger: Subject = {
  id: 'hamburger',
  words: ['hamburger', 'burger', 'cheeseburger'],
  heightShare: 0.2,
  width: 120,
  domain: 'table',
  draw(brush, _random, wish) {
    brush
      .rounded([-52, -22, 104, 22], 8, '#c98a44')
      .polygon(smooth('-56,-24 -40,-32 -20,-24 0,-32 20,-24 40,-32 56,-24', 4), '#6fa04a')
      .rounded([-52, -46, 104, 18], 7, '#6a3f2c')
      .polygon('-52,-46 52,-46 40,-34 24,-46 -10,-38 -30,-46', '#efc04a')
      .rectangle([-50, -54, 100, 8], '#d0483a');
    brush.polygon(smooth('-54,-54 -48,-84 0,-98 48,-84 54,-54', 7), wish.colour ?? '#d09448');
    for (let seed = 0; seed < 9; seed++)
      brush.ellipse([-34 + seed * 8.5, -84 + Math.abs(seed - 4) * 2.6, 2.4, 1.4], '#f6e6c4');
  },
};
