import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A bell pepper. */
export const pepper: Subject = {
  id: 'pepper',
  words: ['bell pepper', 'red pepper', 'pepper', 'paprika', 'chili', 'chili pepper', 'chilli', 'jalapeno'],
  heightShare: 0.13,
  width: 86,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d0352f';
    brush
      .blob('-36,-56 -34,-82 -14,-86 0,-78 14,-86 34,-82 36,-56 26,-16 10,-2 0,-8 -10,-2 -26,-16', colour)
      .curve('-6,-78 -14,-46 -8,-8', shade(colour, -0.3), 2)
      .curve('6,-78 14,-46 8,-8', shade(colour, -0.3), 2)
      .faded(0.5, () => brush.ellipse([-22, -58, 6, 16], shade(colour, 0.5)))
      .limb('0,-78,5 2,-92,4 8,-98,3', '#4f8a3f')
      .ellipse([0, -80, 12, 5], '#5f9a4a');
  },
};
