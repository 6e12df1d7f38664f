import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A cabbage. */
export const cabbage: Subject = {
  id: 'cabbage',
  words: ['cabbage', 'lettuce'],
  heightShare: 0.14,
  width: 112,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#86b35c';
    brush.blob('-54,-40 -40,-76 -8,-92 32,-84 54,-44 36,-8 0,0 -36,-8', shade(colour, -0.14));
    for (const [turn, tone] of [
      [-0.6, 0],
      [0.5, 0.1],
      [0, 0.24],
    ] as const)
      brush.placed({ y: -36, turn }, () =>
        brush
          .blob('-32,18 -40,-22 -16,-52 16,-52 40,-22 32,18 0,30', shade(colour, tone))
          .curve('0,30 0,-10 0,-44', shade(colour, tone + 0.36), 3)
          .curve('0,4 -16,-14 -26,-18', shade(colour, tone + 0.36), 1.8)
          .curve('0,4 16,-14 26,-18', shade(colour, tone + 0.36), 1.8),
      );
  },
};
