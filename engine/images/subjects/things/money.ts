import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Bank notes and coins. */
export const money: Subject = {
  id: 'money',
  words: ['money', 'cash', 'banknote', 'dollar bill', 'dollar', 'pile of money'],
  heightShare: 0.14,
  width: 150,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#7fae84';
    for (const [x, y, turn] of [
      [-6, -2, -0.12],
      [4, -14, 0.08],
      [-2, -26, -0.03],
    ] as const)
      brush.placed({ x, y, turn }, () =>
        brush
          .rounded([-58, -44, 116, 44], 4, shade(colour, -0.2))
          .rounded([-57, -43, 114, 42], 4, colour)
          .ellipse([0, -22, 15, 15], shade(colour, 0.4))
          .ellipse([-42, -22, 5, 5], shade(colour, -0.3))
          .ellipse([42, -22, 5, 5], shade(colour, -0.3)),
      );
    for (const y of [-4, -12, -20])
      brush.ellipse([56, y, 18, 7], shade('#e3b04a', -0.3)).ellipse([56, y - 3, 18, 7], '#e3b04a');
  },
};
