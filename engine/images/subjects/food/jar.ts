import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A glass with a lid, full of honey or jam. */
export const jar: Subject = {
  id: 'jar',
  words: [
    'jar',
    'jam jar',
    'honey jar',
    'jar of honey',
    'jar of jam',
    'honey',
    'marmalade',
    'strawberry jam',
    'jar of pickles',
  ],
  heightShare: 0.3,
  width: 78,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d98e24';
    brush
      .rounded([-34, -84, 68, 84], 12, '#dfe8ea')
      .rounded([-29, -72, 58, 67], 9, colour)
      .rectangle([-29, -72, 58, 7], shade(colour, 0.3))
      .rounded([-20, -54, 40, 30], 3, '#f4ead6')
      .rectangle([-12, -44, 24, 3], shade(colour, -0.3))
      .rectangle([-12, -37, 18, 3], shade(colour, -0.3))
      .block([-37, -100, 74, 18], '#b8503c')
      .rectangle([-27, -80, 6, 68], shade(colour, 0.55));
  },
};
