import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Water lilies. */
export const lilyPad: Subject = {
  id: 'lily-pad',
  words: ['water lily', 'lily pad', 'lotus', 'water lilies'],
  heightShare: 0.09,
  width: 220,
  domain: 'water',
  standsInWater: true,
  isMany: true,
  draw(brush, _random, wish) {
    for (const [x, y, size] of [
      [-70, -10, 1],
      [-10, -30, 0.8],
      [50, -6, 1.1],
      [88, -36, 0.7],
    ] as const) {
      brush.ellipse([x, y, 38 * size, 15 * size], '#4f8a52').polygon(
        [
          [x, y],
          [x + 36 * size, y - 7 * size],
          [x + 38 * size, y + 4 * size],
        ],
        '#2f5f6a',
      );
      for (let petal = 0; petal < 7; petal++)
        brush.placed({ x: x - 8, y: y - 6, turn: -1.1 + petal * 0.37 }, () =>
          brush.blob(
            [
              [-5 * size, 0],
              [0, -34 * size],
              [5 * size, 0],
            ],
            shade(wish.colour ?? '#f0a8c4', petal % 2 ? -0.06 : 0.16),
          ),
        );
    }
  },
};
