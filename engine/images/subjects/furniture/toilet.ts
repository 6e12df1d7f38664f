import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A toilet. */
export const toilet: Subject = {
  id: 'toilet',
  words: ['toilet', 'toilet bowl'],
  heightShare: 0.3,
  width: 70,
  domain: 'ground',
  isIndoors: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f4f3ee';
    brush
      .rounded([-32, -96, 36, 46], 4, colour)
      .rounded([-34, -99, 40, 7], 3, shade(colour, -0.1))
      .blob('-26,-46 30,-46 34,-34 16,-14 14,0 -16,0 -20,-20', shade(colour, -0.04))
      .rounded([-30, -52, 66, 8], 4, shade(colour, 0.06))
      .ellipse([-22, -86, 3, 2], '#9aa2aa');
  },
};
