import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A tennis racket. */
export const racket: Subject = {
  id: 'racket',
  words: ['tennis racket', 'racket', 'racquet'],
  heightShare: 0.24,
  width: 60,
  domain: 'ground',
  isLong: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d8a23a';
    brush
      .line('0,0 0,-44', '#4a3a34', 7)
      .line('-8,-44 0,-30', shade(colour, -0.2), 4)
      .line('8,-44 0,-30', shade(colour, -0.2), 4);
    for (let string = -2; string <= 2; string++)
      brush
        .line(
          [
            [string * 8, -94],
            [string * 8, -48],
          ],
          '#eceae0',
          1.2,
        )
        .line(
          [
            [-20, -72 + string * 9],
            [20, -72 + string * 9],
          ],
          '#eceae0',
          1.2,
        );
    for (const side of [-1, 1])
      brush.curve(
        [
          [0, -44],
          [side * 20, -54],
          [side * 23, -74],
          [side * 14, -94],
          [0, -100],
        ],
        colour,
        5,
      );
  },
};
