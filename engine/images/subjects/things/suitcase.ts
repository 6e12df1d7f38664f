import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A suitcase. */
export const suitcase: Subject = {
  id: 'suitcase',
  words: ['suitcase', 'luggage', 'briefcase'],
  heightShare: 0.24,
  width: 124,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#9a5a34';
    brush
      .curve('-20,-82 -20,-98 20,-98 20,-82', shade(colour, -0.4), 6)
      .rounded([-60, -84, 120, 82], 9, colour)
      .rectangle([-40, -84, 10, 82], shade(colour, -0.3))
      .rectangle([30, -84, 10, 82], shade(colour, -0.3))
      .rectangle([-39, -54, 8, 8], '#e0c070')
      .rectangle([31, -54, 8, 8], '#e0c070')
      .rectangle([-60, -42, 120, 3], shade(colour, -0.45));
  },
};
