import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A watering can. */
export const wateringCan: Subject = {
  id: 'watering-can',
  words: ['watering can', 'garden can'],
  heightShare: 0.22,
  width: 150,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#4f8f7a';
    brush
      .curve('-24,-66 -66,-74 -66,-26 -34,-14', shade(colour, -0.2), 7)
      .curve('-16,-70 0,-98 24,-70', shade(colour, -0.2), 7)
      .limb('28,-16,8 52,-44,5 68,-74,4', shade(colour, -0.1))
      .polygon('58,-70 84,-86 80,-94 52,-80', shade(colour, 0.14))
      .polygon('-38,-68 36,-68 42,0 -44,0', colour)
      .faded(0.3, () => brush.rectangle([brush.lightSide > 0 ? -42 : 14, -68, 24, 68], shade(colour, -0.6)))
      .rectangle([-40, -52, 78, 5], shade(colour, 0.26))
      .rectangle([-43, -16, 84, 5], shade(colour, 0.26));
  },
};
