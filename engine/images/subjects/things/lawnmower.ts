import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A lawnmower. */
export const lawnmower: Subject = {
  id: 'lawnmower',
  words: ['lawnmower', 'lawn mower', 'mower'],
  heightShare: 0.26,
  isLarge: true,
  width: 150,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#c8402f';
    brush
      .line('-70,-100 -18,-38', '#55585f', 6)
      .line('-82,-98 -58,-102', '#3a3c42', 7)
      .blob('-40,-20 -34,-42 44,-44 62,-20', colour)
      .rounded([-14, -64, 38, 24], 6, '#44474e')
      .rectangle([-6, -70, 14, 7], shade(colour, -0.3))
      .rectangle([-44, -22, 108, 9], shade(colour, -0.36));
    for (const [x, size] of [
      [-28, 17],
      [50, 14],
    ] as const)
      brush.ellipse([x, -size, size, size], '#2e3036').ellipse([x, -size, size * 0.45, size * 0.45], '#d6d2c8');
  },
};
