import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A well with a roof. */
export const well: Subject = {
  id: 'well',
  words: ['well', 'wishing well', 'water well'],
  heightShare: 0.26,
  width: 84,
  domain: 'ground',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#8f8a84';
    brush
      .rectangle([-28, -74, 5, 50], '#7a5438')
      .rectangle([23, -74, 5, 50], '#7a5438')
      .polygon('-42,-70 0,-99 42,-70', '#a8473f')
      .polygon('0,-99 42,-70 30,-70', shade('#a8473f', -0.3))
      .line('-26,-58 26,-58', '#7a5438', 3)
      .line('0,-58 0,-40', '#d9cbb0', 1.2)
      .polygon('-6,-42 6,-42 5,-30 -5,-30', '#8a6a48')
      .rounded([-36, -34, 72, 34], 6, colour)
      .ellipse([0, -33, 35, 6], shade(colour, -0.55));
    for (const [x, y] of [
      [-28, -20],
      [-8, -16],
      [12, -22],
      [26, -10],
      [-18, -6],
      [4, -5],
    ] as const)
      brush.rounded([x - 7, y - 4, 14, 7], 2, shade(colour, 0.16));
  },
};
