import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Half an avocado. */
export const avocado: Subject = {
  id: 'avocado',
  words: ['avocado'],
  heightShare: 0.13,
  width: 78,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#8fb04a';
    brush
      .blob('0,-99 -14,-92 -34,-46 -34,-18 -14,-1 14,-1 34,-18 34,-46 14,-92', shade(colour, -0.45))
      .blob('0,-94 -11,-87 -29,-45 -29,-19 -12,-5 12,-5 29,-19 29,-45 11,-87', colour)
      .blob('0,-86 -8,-80 -22,-44 -22,-21 -9,-11 9,-11 22,-21 22,-44 8,-80', shade(colour, 0.45))
      .ellipse([0, -32, 15, 15], '#7a4a2c')
      .faded(0.6, () => brush.ellipse([brush.lightSide * 5, -38, 4, 4], '#c9946a'));
  },
};
