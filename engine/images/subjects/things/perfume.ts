import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A bottle of perfume. */
export const perfume: Subject = {
  id: 'perfume',
  words: ['perfume', 'perfume bottle', 'cologne', 'fragrance', 'fragrance bottle'],
  heightShare: 0.22,
  width: 62,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d9a3b4';
    brush
      .rounded([-28, -62, 56, 62], 7, shade(colour, 0.34))
      .faded(0.85, () => brush.rounded([-23, -44, 46, 39], 4, colour))
      .rounded([-9, -74, 18, 13], 2, '#d9b46a')
      .rounded([-15, -99, 30, 27], 5, shade(colour, -0.36))
      .faded(0.6, () => brush.rounded([-22, -56, 7, 48], 3, '#ffffff'))
      .rounded([-13, -34, 26, 17], 2, '#fbf8f1')
      .line('-8,-27 8,-27', shade(colour, -0.4), 1.6)
      .line('-5,-22 5,-22', shade(colour, -0.4), 1.2);
  },
};
