import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A nail. */
export const nail: Subject = {
  id: 'nail',
  words: ['nail', 'screw', 'iron nail'],
  heightShare: 0.1,
  width: 40,
  domain: 'table',
  isLong: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#98a1ab';
    brush
      .polygon('-4,-94 4,-94 3,-14 0,0 -3,-14', colour)
      .ellipse([0, -95, 14, 5], shade(colour, 0.2))
      .faded(0.6, () => brush.line('1.4,-88 1,-18', shade(colour, 0.5), 1.6));
  },
};
