import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A cocktail. */
export const cocktail: Subject = {
  id: 'cocktail',
  words: ['cocktail', 'martini', 'margarita', 'mojito', 'cocktail glass'],
  heightShare: 0.24,
  width: 76,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e8845a';
    brush
      .line('0,-40 0,-4', '#dfe8ec', 3)
      .ellipse([0, -3, 22, 3.4], '#dfe8ec')
      .polygon('-36,-82 36,-82 2,-38 -2,-38', '#e6eff2')
      .polygon('-29,-76 29,-76 2,-41 -2,-41', colour)
      .ellipse([0, -76, 29, 4], shade(colour, 0.24))
      .ellipse([28, -86, 11, 11], '#f0c83c')
      .ellipse([28, -86, 8, 8], '#f8e48a')
      .line('-6,-74 -18,-99', '#c8413a', 2.4);
  },
};
