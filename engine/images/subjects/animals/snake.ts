import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A snake. */
export const snake: Subject = {
  id: 'snake',
  words: ['snake', 'cobra', 'python', 'serpent', 'viper'],
  heightShare: 0.14,
  width: 130,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#6a9a4a';
    brush
      .limb(
        '-60,-4,1 -40,-8,6 -14,-10,9 20,-10,9 40,-20,8 20,-32,8 -16,-34,8 -24,-46,8 0,-56,7 10,-74,6 20,-86,7',
        colour,
      )
      .ellipse([26, -88, 11, 8], shade(colour, 0.06));
    for (const [x, y] of [
      [-30, -9],
      [-6, -11],
      [16, -11],
      [34, -22],
      [10, -33],
      [-16, -40],
    ] as const)
      brush.ellipse([x, y, 4, 3], shade(colour, -0.34));
    brush
      .line('36,-87 46,-86 51,-89', '#d0303a', 1.2)
      .line('46,-86 51,-83', '#d0303a', 1.2)
      .ellipse([28, -91, 2, 2.2], '#17131a');
  },
};
