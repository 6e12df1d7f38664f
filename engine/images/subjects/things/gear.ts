import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A cogwheel. */
export const gear: Subject = {
  id: 'gear',
  words: ['gear', 'cog', 'cogwheel', 'gears', 'cogs'],
  heightShare: 0.2,
  width: 104,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#8b929c';
    for (let tooth = 0; tooth < 10; tooth++)
      brush.placed({ y: -50, turn: (tooth * Math.PI) / 5 }, () => brush.polygon('-8,-38 8,-38 6,-50 -6,-50', colour));
    brush
      .ellipse([0, -50, 40, 40], colour)
      .ellipse([0, -50, 32, 32], shade(colour, 0.16))
      .ellipse([0, -50, 13, 13], shade(colour, -0.55));
  },
};
