import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A spoon. */
export const spoon: Subject = {
  id: 'spoon',
  words: ['spoon', 'wooden spoon', 'teaspoon', 'ladle', 'soup spoon'],
  heightShare: 0.24,
  width: 40,
  domain: 'table',
  isLong: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#b98550';
    brush.limb('0,-70,2.6 0,-40,2.4 0,-3,3.6', shade(colour, -0.08));
    brush.ellipse([0, -84, 11, 16], colour).faded(0.5, () => brush.ellipse([0, -84, 7, 11.5], shade(colour, -0.25)));
  },
};
