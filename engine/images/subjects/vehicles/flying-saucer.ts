import { css, shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Ufo. */
export const flyingSaucer: Subject = {
  id: 'flying-saucer',
  words: ['ufo', 'flying saucer', 'saucer', 'alien ship'],
  heightShare: 0.12,
  width: 210,
  domain: 'air',
  draw(brush, random, wish) {
    brush.ellipse([0, -66, 40, 32], shade('#9fd8d8', 0.1));
    brush.ellipse([-10, -76, 12, 10], '#e8fff8');
    brush.ellipse([0, -46, 98, 22], wish.colour || '#8f98a8');
    brush.ellipse([0, -51, 92, 14], shade(wish.colour || '#8f98a8', 0.25));
    for (let i = -3; i <= 3; i++) {
      brush.context.fillStyle = css('#ffe58a');
      brush.context.beginPath();
      brush.context.arc(i * 25, -40 + Math.abs(i) * 1.2, 5, 0, 7);
      brush.context.fill();
      brush.glow([i * 25, -40, 18], '#ffe58a', 0.6);
    }
    brush.glow([0, 40, 130], '#8fffd8', 0.35);
  },
};
