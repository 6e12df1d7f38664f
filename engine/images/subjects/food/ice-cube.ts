import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Ice cubes. */
export const iceCube: Subject = {
  id: 'ice-cube',
  words: ['ice cube', 'ice cubes', 'block of ice'],
  heightShare: 0.1,
  width: 110,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#cfe8f4';
    for (const [x, y, turn] of [
      [-24, -2, -0.08],
      [26, -2, 0.1],
      [0, -42, 0.04],
    ] as const)
      brush.placed({ x, y, turn }, () =>
        brush
          .faded(0.9, () => brush.rounded([-23, -46, 46, 46], 7, colour))
          .polygon('-18,-40 10,-42 -2,-26 -18,-18', shade(colour, 0.6))
          .faded(0.5, () => brush.polygon('18,-36 18,-6 -10,-6', shade(colour, -0.24))),
      );
  },
};
