import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A beehive. */
export const beehive: Subject = {
  id: 'beehive',
  words: ['beehive', 'bee hive', 'hive'],
  heightShare: 0.26,
  isLarge: true,
  width: 80,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e0b04a';
    for (let ring = 0; ring < 5; ring++)
      brush.rounded([-38 + ring * 4.5, -22 - ring * 18, 76 - ring * 9, 20], 10, shade(colour, ring % 2 ? -0.12 : 0.06));
    brush.ellipse([0, -14, 9, 9], '#4a3420').rectangle([-44, -4, 88, 4], '#8a6238');
    for (const [x, y] of [
      [-48, -60],
      [46, -74],
      [38, -34],
    ] as const)
      brush.ellipse([x, y, 4, 3], '#2c241c');
  },
};
