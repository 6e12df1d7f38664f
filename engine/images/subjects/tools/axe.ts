import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** An axe. */
export const axe: Subject = {
  id: 'axe',
  words: ['axe', 'ax', 'hatchet', 'battle axe', 'pickaxe', 'tomahawk'],
  heightShare: 0.24,
  width: 56,
  domain: 'table',
  isLong: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#b9c1c8';
    brush
      .limb('0,0,3.4 -1,-50,3 2,-98,3', '#8a5f3c')
      .polygon('4,-96 30,-99 36,-72 30,-52 4,-70', colour)
      .polygon('26,-98 31,-99 37,-72 31,-51 27,-56', shade(colour, 0.44))
      .rounded([-6, -94, 12, 24], 2, shade(colour, -0.3));
  },
};
