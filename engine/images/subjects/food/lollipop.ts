import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A lollipop. */
export const lollipop: Subject = {
  id: 'lollipop',
  words: ['lollipop', 'candy', 'sweet', 'sweets', 'candies'],
  heightShare: 0.18,
  width: 60,
  domain: 'table',
  isLong: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e0576a';
    brush.line('0,-50 0,0', '#f4f1ea', 4).ellipse([0, -72, 27, 27], colour);
    for (const radius of [22, 15, 8]) brush.faded(0.75, () => brush.ring([0, -72, radius], shade(colour, 0.5), 3.4));
    brush.faded(0.7, () => brush.ellipse([brush.lightSide * 12, -84, 5, 4], '#ffffff'));
  },
};
