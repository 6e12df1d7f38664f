import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A bunch of balloons. */
export const balloonToy: Subject = {
  id: 'balloon-toy',
  words: ['toy balloon', 'party balloon', 'bunch of balloons'],
  heightShare: 0.26,
  width: 70,
  domain: 'air',
  isMany: true,
  draw(brush, _random, wish) {
    for (const [x, y, colour] of [
      [-20, -64, '#d9503f'],
      [16, -58, '#4f97d8'],
      [-2, -84, '#efc74a'],
      [26, -82, '#6fb06a'],
      [-28, -86, '#b070c0'],
    ] as const) {
      const shown = wish.colour ?? colour;
      brush
        .line(
          [
            [2, 0],
            [x, y + 16],
          ],
          '#e8e4da',
          0.7,
        )
        .ellipse([x, y, 13, 16], shown)
        .polygon(
          [
            [x - 2.4, y + 19],
            [x + 2.4, y + 19],
            [x, y + 15],
          ],
          shade(shown, -0.2),
        )
        .ellipse([x + brush.lightSide * 5, y - 6, 3, 4.4], shade(shown, 0.5));
    }
  },
};
