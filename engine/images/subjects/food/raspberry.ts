import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A raspberry. */
export const raspberry: Subject = {
  id: 'raspberry',
  words: ['raspberry', 'blackberry', 'mulberry'],
  heightShare: 0.1,
  width: 76,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d0416a';
    for (const [y, count, half] of [
      [-12, 2, 9],
      [-26, 3, 19],
      [-42, 4, 27],
      [-58, 4, 29],
      [-72, 3, 21],
    ] as const)
      for (let one = 0; one < count; one++) {
        const x = -half + (one * 2 * half) / (count - 1);
        brush
          .ellipse([x, y, 10.5, 10.5], shade(colour, (one % 2) * -0.12))
          .ellipse([x - 2.6, y - 3, 2.8, 2.8], shade(colour, 0.4));
      }
    brush.polygon('-24,-80 -8,-84 0,-99 8,-84 24,-80 8,-74 -8,-74', '#5f9a4a');
  },
};
