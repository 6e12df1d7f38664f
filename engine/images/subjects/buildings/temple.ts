import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Draws: temple, acropolis, parthenon. */
export const temple: Subject = {
  id: 'temple',
  words: ['temple', 'acropolis', 'parthenon'],
  heightShare: 0.3,
  width: 130,
  domain: 'ground',
  draw(brush, random, wish) {
    const colour = wish.colour || '#eadfca';
    brush.rectangle([-62, -6, 124, 7], shade(colour, -0.15));
    brush.rectangle([-57, -11, 114, 6], shade(colour, -0.05));
    brush.rectangle([-46, -60, 92, 50], shade('#6c5f66', -0.1));
    for (let i = 0; i < 6; i++) {
      const x = -50 + i * 18.4;
      brush.block([x, -58, 8, 47], colour, 0.4);
      brush.rectangle([x - 1.2, -60, 10.4, 3], colour);
    }
    brush.rectangle([-56, -69, 112, 9], shade(colour, -0.06));
    brush.polygon('-60,-69 0,-95 60,-69', colour);
    brush.polygon('-46,-71 0,-90 46,-71', shade(colour, -0.2));
  },
};
