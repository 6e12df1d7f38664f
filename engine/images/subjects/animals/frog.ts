import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A frog. */
export const frog: Subject = {
  id: 'frog',
  words: ['frog', 'toad'],
  heightShare: 0.1,
  width: 120,
  domain: 'ground',
  head: [0, -62, 27],
  standsInWater: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#5f9a4a';
    brush
      .limb('-30,-20,12 -48,-8,8 -20,-2,5', shade(colour, -0.14))
      .limb('30,-20,12 48,-8,8 20,-2,5', shade(colour, -0.1))
      .blob('-36,-10 -32,-48 0,-70 32,-48 36,-10 0,0', colour)
      .ellipse([0, -20, 24, 18], shade(colour, 0.4));
    for (const x of [-17, 17])
      brush
        .ellipse([x, -70, 13, 14], colour)
        .ellipse([x, -72, 8.6, 9], '#f4ecc8')
        .ellipse([x, -72, 4.6, 5.4], '#17131a')
        .ellipse([x + 1.6, -74, 1.4, 1.4], '#ffffff');
    brush
      .curve('-22,-46 0,-40 22,-46', shade(colour, -0.5), 2)
      .limb('-16,-14,4 -20,0,4', shade(colour, -0.08))
      .limb('16,-14,4 20,0,4', shade(colour, -0.08));
  },
};
