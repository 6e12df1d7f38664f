import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** An armchair. */
export const armchair: Subject = {
  id: 'armchair',
  words: ['armchair', 'recliner'],
  heightShare: 0.2,
  width: 100,
  domain: 'ground',
  isIndoors: true,
  draw(brush, random, wish) {
    const colour = wish.colour ?? random.pick(['#a8563f', '#4f6f8a', '#7a6a9c']);
    brush
      .rounded([-38, -100, 76, 80], 16, shade(colour, -0.08))
      .rounded([-34, -48, 68, 26], 8, shade(colour, 0.12))
      .rectangle([-36, -28, 72, 18], shade(colour, -0.18));
    brush.rounded([-50, -64, 20, 56], 9, colour).rounded([30, -64, 20, 56], 9, shade(colour, -0.14));
    for (let button = 0; button < 3; button++) brush.ellipse([-18 + button * 18, -76, 2, 2], shade(colour, -0.4));
    for (const x of [-42, 36]) brush.rectangle([x, -9, 6, 9], '#4a3428');
  },
};
