import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A rake. */
export const rake: Subject = {
  id: 'rake',
  words: ['rake', 'garden rake', 'hoe', 'garden fork'],
  heightShare: 0.34,
  isLarge: true,
  width: 44,
  domain: 'ground',
  isLong: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#5f8f57';
    brush.line('0,-98 0,-22', '#a8763f', 3.4).rectangle([-20, -24, 40, 5], colour);
    for (let tooth = 0; tooth < 7; tooth++)
      brush.rectangle([-20 + tooth * 6.2, -21, 2.8, 21], shade(colour, tooth % 2 ? -0.16 : 0));
    brush.line('0,-30 -10,-22', colour, 2).line('0,-30 10,-22', colour, 2);
  },
};
