import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Draws: penguin. */
export const penguin: Subject = {
  id: 'penguin',
  words: ['penguin'],
  heightShare: 0.17,
  width: 56,
  domain: 'ground',
  head: [0, -80, 17],
  draw(brush, random, wish) {
    const colour = wish.colour || '#2a2d3b';
    brush.ellipse([-8, -1, 8, 3], '#e39a3c');
    brush.ellipse([8, -1, 8, 3], '#e39a3c');
    brush.blob('-22,-2 -26,-44 -16,-80 0,-98 16,-80 26,-44 22,-2', colour);
    brush.blob('-14,-4 -17,-40 -8,-68 0,-72 8,-68 17,-40 14,-4', '#f8f5ee');
    brush.blob('-22,-66 -33,-40 -28,-20 -20,-40', shade(colour, -0.1));
    brush.blob('22,-66 33,-40 28,-20 20,-40', shade(colour, 0.08));
    brush.ellipse([0, -66, 9, 5], '#f0b64a');
    brush.polygon('-3,-84 12,-80 -3,-77', '#e39a3c');
    brush.ellipse([-4, -86, 1.6, 1.8], '#ffffff');
    brush.ellipse([5, -86, 1.6, 1.8], '#ffffff');
  },
};
