import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A seal. */
export const seal: Subject = {
  id: 'seal',
  words: ['seal', 'sea lion'],
  heightShare: 0.13,
  width: 170,
  domain: 'ground',
  head: [48, -78, 17],
  standsInWater: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#6f7480';
    brush
      .limb('-74,-8,4 -44,-18,14 0,-28,24 30,-46,20 44,-70,15', colour)
      .polygon('-72,-10 -96,-24 -92,-2 -96,10', shade(colour, -0.16))
      .limb('14,-14,9 34,-4,5 46,-1,3', shade(colour, -0.2))
      .ellipse([48, -78, 18, 16], colour)
      .ellipse([60, -72, 10, 8], shade(colour, 0.2))
      .ellipse([68, -75, 3.4, 2.8], '#17131a')
      .ellipse([52, -82, 2.8, 3], '#17131a');
    for (const y of [-71, -68])
      brush.line(
        [
          [62, y],
          [82, y + 3],
        ],
        '#e6e2da',
        0.7,
      );
  },
};
