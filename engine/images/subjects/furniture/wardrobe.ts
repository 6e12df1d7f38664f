import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A wardrobe with two doors. */
export const wardrobe: Subject = {
  id: 'wardrobe',
  words: ['wardrobe', 'closet', 'cabinet'],
  heightShare: 0.48,
  width: 66,
  domain: 'ground',
  isIndoors: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#8a6244';
    brush.block([-31, -98, 62, 95], colour, 0.14).rectangle([-34, -100, 68, 5], shade(colour, 0.16));
    for (const x of [-28, 2])
      brush
        .rectangle([x, -92, 26, 84], shade(colour, 0.08))
        .rectangle([x + 3, -88, 20, 46], shade(colour, -0.06))
        .rectangle([x + 3, -38, 20, 26], shade(colour, -0.06));
    for (const x of [-4, 3]) brush.ellipse([x, -48, 1.4, 1.6], '#e0b95a');
  },
};
