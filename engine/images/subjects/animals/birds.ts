import { spline } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** Bird. */
export const birds: Subject = {
  id: 'birds',
  words: ['birds', 'flock of birds', 'geese', 'swallow', 'starling'],
  heightShare: 0.1,
  width: 200,
  domain: 'air',
  draw(brush, random, wish) {
    for (let i = 0; i < 9; i++) {
      const x = -86 + i * 22 + random.range(-6, 6);
      const y = -50 + Math.abs(i - 4) * 7 + random.range(-16, 10);
      const s = random.range(0.7, 1.2);
      const f = random.range(-4, 4);
      brush.polygon(
        [
          ...spline(
            [
              [x - 15 * s, y - 4 * s + f],
              [x - 7 * s, y - 8 * s],
              [x, y],
            ],
            6,
          ),
          ...spline(
            [
              [x, y],
              [x + 7 * s, y - 8 * s],
              [x + 15 * s, y - 4 * s - f],
            ],
            6,
          ),
          [x + 5 * s, y - 4 * s],
          [x, y + 3.2 * s],
          [x - 5 * s, y - 4 * s],
        ],
        wish.colour || '#2d2c38',
      );
    }
  },
};
