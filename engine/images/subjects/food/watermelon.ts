import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A slice of watermelon. */
export const watermelon: Subject = {
  id: 'watermelon',
  words: ['watermelon', 'melon'],
  heightShare: 0.17,
  width: 150,
  domain: 'table',
  draw(brush, _random, wish) {
    brush
      .polygon(smooth('-72,-60 -56,-16 0,0 56,-16 72,-60', 7), '#3f7f4a')
      .polygon(smooth('-64,-60 -50,-20 0,-8 50,-20 64,-60', 7), '#e6efc8')
      .polygon(smooth('-58,-60 -44,-24 0,-14 44,-24 58,-60', 7), wish.colour ?? '#df4a52');
    for (let seed = 0; seed < 8; seed++)
      brush.ellipse([-38 + seed * 11, -46 + Math.sin(seed * 1.7) * 8, 2, 3.4], '#26202a');
  },
};
