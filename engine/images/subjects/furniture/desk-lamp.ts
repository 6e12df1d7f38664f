import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A lamp for a desk. */
export const deskLamp: Subject = {
  id: 'desk-lamp',
  words: ['desk lamp', 'table lamp', 'reading lamp'],
  heightShare: 0.22,
  width: 76,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#3f6f7f';
    brush
      .rounded([-28, -7, 44, 7], 3, shade(colour, -0.3))
      .line('-6,-6 -22,-46 4,-82', '#9aa2aa', 4)
      .ellipse([-22, -46, 4, 4], '#5a6068')
      .polygon('-4,-92 12,-96 36,-62 4,-54', colour)
      .polygon('4,-54 36,-62 34,-58 6,-50', '#fff0b0')
      .glow([20, -50, 46], '#ffd88a', 0.6);
  },
};
