import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A plank that rocks. */
export const seesaw: Subject = {
  id: 'seesaw',
  words: ['seesaw', 'see saw', 'teeter totter'],
  heightShare: 0.24,
  isLarge: true,
  width: 230,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e0a03a';
    brush
      .polygon('-22,0 0,-58 22,0', '#4f7a9c')
      .line('-106,-18 106,-92', shade(colour, -0.1), 12)
      .line('-106,-22 106,-96', shade(colour, 0.2), 4)
      .ellipse([0, -56, 7, 7], '#d9d4c8');
    for (const [x, y] of [
      [-84, -28],
      [82, -86],
    ] as const)
      brush.curve(
        [
          [x - 8, y],
          [x - 8, y - 24],
          [x + 8, y - 28],
          [x + 8, y - 4],
        ],
        '#c8463c',
        5,
      );
  },
};
