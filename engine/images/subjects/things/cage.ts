import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A cage. */
export const cage: Subject = {
  id: 'cage',
  words: ['cage', 'bird cage', 'birdcage'],
  heightShare: 0.26,
  width: 70,
  domain: 'table',
  room: { way: 'glass', y: 14, halfWidth: 24, height: 56 },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d9b04a';
    brush.ring([0, -95, 5], colour, 2).curve('-30,-10 -30,-60 -18,-82 0,-90 18,-82 30,-60 30,-10', colour, 2.4);
    for (const x of [-20, -10, 0, 10, 20])
      brush.curve(
        [
          [x, -10],
          [x, -60],
          [x * 0.5, -82],
          [0, -90],
        ],
        shade(colour, -0.12),
        1.4,
      );
    brush.line('-30,-48 30,-48', colour, 1.8).rounded([-34, -12, 68, 12], 4, shade(colour, -0.2));
  },
};
