import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A tornado. */
export const tornado: Subject = {
  id: 'tornado',
  words: ['tornado', 'twister', 'whirlwind', 'hurricane', 'cyclone'],
  heightShare: 0.5,
  width: 70,
  domain: 'ground',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#8b929c';
    for (let ring = 0; ring < 9; ring++) {
      const t = ring / 8;
      brush.ellipse(
        [Math.sin(ring * 1.3) * 5, -4 - t * 92, 5 + t * 30, 3 + t * 5],
        shade(colour, ring % 2 ? -0.2 : 0.12),
      );
    }
    brush.faded(0.5, () => brush.ellipse([0, -2, 24, 4], shade(colour, -0.3)));
  },
};
