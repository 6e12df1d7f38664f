import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A macaron. */
export const macaron: Subject = {
  id: 'macaron',
  words: ['macaron', 'macaroon', 'macarons'],
  heightShare: 0.1,
  width: 110,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e8a0b8';
    brush
      .blob('-46,-40 -44,-10 -26,0 26,0 44,-10 46,-40', colour)
      .rounded([-46, -56, 92, 16], 6, '#fbf0e2')
      .blob('-46,-56 -42,-84 -18,-98 18,-98 42,-84 46,-56', shade(colour, 0.05))
      .rounded([-48, -62, 96, 9], 4, shade(colour, -0.12))
      .rounded([-48, -43, 96, 8], 4, shade(colour, -0.16))
      .faded(0.5, () => brush.ellipse([-18, -84, 14, 6], shade(colour, 0.6)));
  },
};
