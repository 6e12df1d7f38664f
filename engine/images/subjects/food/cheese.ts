import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A piece of cheese. */
export const cheese: Subject = {
  id: 'cheese',
  words: ['cheese', 'swiss cheese'],
  heightShare: 0.16,
  width: 130,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#efc04a';
    brush.polygon('-60,0 -60,-48 58,-84 58,0', colour).polygon('-60,-48 58,-84 30,-96 -44,-62', shade(colour, 0.25));
    for (const [x, y, r] of [
      [-34, -24, 9],
      [0, -40, 7],
      [26, -20, 11],
      [40, -58, 7],
      [-10, -12, 5],
    ] as const)
      brush.ellipse([x, y, r, r * 0.85], shade(colour, -0.24));
  },
};
