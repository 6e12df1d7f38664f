import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A loaf of bread. */
export const bread: Subject = {
  id: 'bread',
  words: ['bread', 'loaf', 'baguette'],
  heightShare: 0.17,
  width: 150,
  domain: 'table',
  isLong: true,
  draw(brush, _random, wish) {
    const crust = wish.colour ?? '#c08a4a';
    brush
      .polygon(smooth('-72,-4 -76,-44 -50,-78 0,-86 50,-78 76,-44 72,-4', 6), crust)
      .faded(0.5, () => brush.polygon(smooth('-60,-60 0,-84 60,-60 40,-52 -40,-52', 5), shade(crust, 0.3)));
    for (const x of [-38, -4, 30])
      brush.curve(
        [
          [x - 10, -54],
          [x + 2, -70],
          [x + 16, -78],
        ],
        shade(crust, 0.5),
        5,
      );
    brush.rectangle([-74, -8, 148, 8], shade(crust, -0.3));
  },
};
