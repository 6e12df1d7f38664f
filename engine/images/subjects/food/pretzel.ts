import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A pretzel. */
export const pretzel: Subject = {
  id: 'pretzel',
  words: ['pretzel'],
  heightShare: 0.13,
  width: 120,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#a8652f';
    brush
      .curve('-34,-8 -8,-44 34,-62 44,-84 22,-96 0,-80', colour, 11)
      .curve('34,-8 8,-44 -34,-62 -44,-84 -22,-96 0,-80', shade(colour, 0.08), 11)
      .curve('-36,-10 -54,-40 -46,-78', colour, 11)
      .curve('36,-10 54,-40 46,-78', colour, 11);
    for (const [x, y] of [
      [-40, -40],
      [-20, -92],
      [24, -92],
      [42, -40],
      [0, -56],
      [-20, -26],
      [22, -26],
    ] as const)
      brush.rectangle([x - 2, y - 2, 4, 4], '#fbf8f2');
  },
};
