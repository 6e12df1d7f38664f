import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Draws: kite. */
export const kite: Subject = {
  id: 'kite',
  words: ['kite'],
  heightShare: 0.14,
  isLarge: true,
  width: 70,
  domain: 'air',
  draw(brush, random, wish) {
    const colour = wish.colour || '#d9503f';
    brush.polygon('0,-100 30,-66 0,-20 -30,-66', colour);
    brush.polygon('0,-100 30,-66 0,-66', wish.colour ? shade(wish.colour, 0.25) : '#f0b64a');
    brush.polygon('-30,-66 0,-66 0,-20', wish.colour ? shade(wish.colour, -0.25) : '#3f8a9c');
    brush.curve('0,-20 10,0 -4,22 8,44 0,70', '#f3ead6', 1.2);
  },
};
