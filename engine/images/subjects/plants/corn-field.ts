import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Rows of corn plants. */
export const cornField: Subject = {
  id: 'corn-field',
  words: ['corn field', 'cornfield', 'corn plant', 'maize field', 'corn stalk', 'cornstalk', 'corn maze'],
  heightShare: 0.22,
  width: 240,
  domain: 'ground',
  isMany: true,
  draw(brush, random, wish) {
    const colour = wish.colour ?? '#5f9248';
    for (let row = 0; row < 2; row++)
      for (let index = 0; index < 9; index++) {
        const x = -108 + index * 27 + row * 11 + random.range(-4, 4);
        const [foot, high] = [-14 + row * 14, random.range(74, 92) - row * 4];
        const green = shade(colour, row === 0 ? -0.22 : random.range(-0.08, 0.1));
        brush.line(
          [
            [x, foot],
            [x + 1, foot - high],
          ],
          shade(green, -0.2),
          3,
        );
        for (const [rise, side, reach] of [
          [0.2, 1, 20],
          [0.34, -1, 22],
          [0.5, 1, 21],
          [0.64, -1, 18],
          [0.78, 1, 14],
        ] as const) {
          const y = foot - high * rise;
          brush.blob(
            [
              [x, y + 2],
              [x + side * reach * 0.5, y - 12],
              [x + side * reach, y - 4],
              [x + side * reach * 0.5, y - 7],
            ],
            shade(green, side * 0.08),
          );
        }
        brush.blob(
          [
            [x - 3, foot - high * 0.46],
            [x - 7, foot - high * 0.6],
            [x - 3, foot - high * 0.74],
            [x + 2, foot - high * 0.58],
          ],
          '#f0c53e',
        );
        for (const tip of [-5, 0, 5])
          brush.line(
            [
              [x + 1, foot - high],
              [x + tip, foot - high - 10],
            ],
            '#d9b86a',
            1.4,
          );
      }
  },
};
