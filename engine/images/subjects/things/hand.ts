import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** An open hand. */
export const hand: Subject = {
  id: 'hand',
  words: ['hand', 'open hand', 'palm of a hand', 'raised hand'],
  heightShare: 0.24,
  width: 70,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e8b998';
    brush.limb('0,0,14 0,-24,17', colour).blob('-24,-22 -25,-50 -14,-56 14,-56 24,-44 20,-18 0,-10', colour);
    for (const [x, y] of [
      [-20, -86],
      [-8, -97],
      [5, -96],
      [17, -86],
    ] as const)
      brush.limb(
        [
          [x * 0.9, -50, 6.4],
          [x, y, 5],
        ],
        shade(colour, 0.02),
      );
    brush
      .limb('20,-34,7 32,-50,6 37,-60,4.6', shade(colour, -0.05))
      .curve('-16,-34 0,-42 14,-36', shade(colour, -0.24), 1.4);
  },
};
