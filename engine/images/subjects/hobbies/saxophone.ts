import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A saxophone. */
export const saxophone: Subject = {
  id: 'saxophone',
  words: ['saxophone', 'sax'],
  heightShare: 0.28,
  width: 86,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d9a93c';
    brush
      .curve('-26,-98 -14,-100 -8,-92', '#2c2a30', 6)
      .limb('-8,-92,4 -6,-60,6 -4,-26,8 6,-8,11 24,-10,13 32,-34,14', colour)
      .polygon(smooth('18,-34 14,-56 30,-62 50,-56 46,-34', 5), colour)
      .ellipse([32, -58, 19, 6], shade(colour, -0.45))
      .faded(0.6, () => brush.limb('-8,-88,1 -7,-56,1.6 -6,-26,2 2,-12,2', shade(colour, 0.55)));
    for (const [x, y] of [
      [-2, -76],
      [0, -64],
      [1, -52],
      [2, -40],
      [6, -26],
    ] as const)
      brush.ellipse([x, y, 5, 4.4], shade(colour, 0.35)).ellipse([x, y, 2.8, 2.4], shade(colour, -0.3));
    brush.line('4,-80 10,-30', shade(colour, -0.3), 1.6);
  },
};
