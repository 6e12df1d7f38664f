import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A baseball bat. */
export const baseballBat: Subject = {
  id: 'baseball-bat',
  words: ['baseball bat', 'wooden bat', 'cricket bat', 'bat and ball'],
  heightShare: 0.3,
  width: 30,
  domain: 'ground',
  isLong: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#c08a52';
    brush
      .limb('0,-90,8 0,-62,7 0,-30,4 0,-6,3.4', colour)
      .ellipse([0, -3, 6, 3], shade(colour, -0.2))
      .faded(0.5, () => brush.limb('-3,-90,2 -2.4,-58,1.6 -1,-30,1', shade(colour, 0.4)))
      .rounded([-4, -26, 8, 20], 2, '#33363e');
  },
};
