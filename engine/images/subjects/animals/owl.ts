import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Draws: owl. */
export const owl: Subject = {
  id: 'owl',
  words: ['owl'],
  heightShare: 0.17,
  width: 70,
  domain: 'ground',
  head: [0, -74, 22],
  draw(brush, random, wish) {
    const colour = wish.colour || '#8a6a4e';
    brush.limb('-40,2,4 0,-1,4.4 40,3,3.6', '#5a4336');
    brush.blob('-22,-4 -30,-48 -24,-86 0,-94 24,-86 30,-48 22,-4 0,2', colour);
    brush.polygon('-24,-82 -25,-100 -8,-91', shade(colour, -0.1));
    brush.polygon('24,-82 25,-100 8,-91', shade(colour, -0.1));
    brush.ellipse([0, -36, 18, 30], '#ead8bc');
    for (let r = 0; r < 5; r++)
      for (let i = -2; i <= 2; i++) brush.ellipse([i * 6 + (r % 2) * 3, -54 + r * 10, 2, 1.6], shade(colour, -0.1));
    brush.blob('-22,-62 -32,-40 -24,-8 -14,-20', shade(colour, -0.28));
    brush.blob('22,-62 32,-40 24,-8 14,-20', shade(colour, -0.28));
    for (const s of [-1, 1]) {
      brush.ellipse([s * 11, -74, 11.5, 11.5], '#f3e6cf');
      brush.ellipse([s * 11, -74, 7, 7], '#eeb23a');
      brush.ellipse([s * 11, -74, 4, 4], '#1a151c');
      brush.ellipse([s * 11 + 1.4, -75.6, 1.3, 1.3], '#ffffff');
    }
    brush.polygon('-3.4,-70 3.4,-70 0,-60', '#d99a3c');
  },
};
