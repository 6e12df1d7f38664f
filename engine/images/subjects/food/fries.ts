import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** French fries in a paper bag. */
export const fries: Subject = {
  id: 'fries',
  words: ['fries', 'french fries', 'chips', 'bag of chips', 'fish and chips'],
  heightShare: 0.2,
  width: 80,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d2322f';
    for (let fry = 0; fry < 11; fry++)
      brush.placed({ x: -28 + fry * 5.6, y: -30, turn: (fry - 5) * 0.05 }, () =>
        brush.rectangle([-3.6, -46 - ((fry * 7) % 22), 7.2, 60], shade('#f0c050', (fry % 3) * 0.12 - 0.14)),
      );
    brush
      .polygon(
        smooth('-36,-56 0,-46 36,-56', 5).concat([
          [26, 0],
          [-26, 0],
        ]),
        colour,
      )
      .ellipse([0, -24, 12, 12], shade(colour, 0.5));
  },
};
