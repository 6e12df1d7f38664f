import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A die. */
export const dice: Subject = {
  id: 'dice',
  words: ['dice', 'die', 'pair of dice'],
  heightShare: 0.1,
  width: 110,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f4f1ea';
    brush
      .polygon('-46,-70 6,-92 50,-72 -2,-50', shade(colour, 0.14))
      .polygon('-46,-70 -2,-50 -2,0 -46,-20', shade(colour, -0.06))
      .polygon('50,-72 -2,-50 -2,0 50,-22', shade(colour, -0.26));
    for (const [x, y] of [
      [2, -71],
      [-35, -56],
      [-24, -34],
      [-13, -14],
      [12, -44],
      [36, -54],
      [12, -18],
      [36, -28],
    ] as const)
      brush.ellipse([x, y, 5, 4.6], '#2c2a30');
  },
};
