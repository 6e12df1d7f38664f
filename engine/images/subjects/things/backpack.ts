import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A backpack. */
export const backpack: Subject = {
  id: 'backpack',
  words: ['backpack', 'rucksack', 'school bag', 'satchel'],
  heightShare: 0.24,
  width: 84,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#3f7fae';
    brush
      .curve('-12,-92 -10,-104 10,-104 12,-92', shade(colour, -0.4), 5)
      .blob('-38,-2 -40,-60 -28,-94 28,-94 40,-60 38,-2', colour)
      .rounded([-28, -46, 56, 38], 7, shade(colour, -0.2))
      .rectangle([-28, -36, 56, 3], shade(colour, -0.45))
      .blob('-34,-66 -26,-92 26,-92 34,-66 0,-58', shade(colour, 0.18))
      .rectangle([-4, -64, 8, 12], '#e0c070');
  },
};
