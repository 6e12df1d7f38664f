import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Draws: apple. */
export const apple: Subject = {
  id: 'apple',
  words: ['apple'],
  heightShare: 0.16,
  width: 90,
  domain: 'table',
  draw(brush, random, wish) {
    const colour = wish.colour || '#c8413a';
    brush.blob('0,-74 -24,-82 -40,-60 -34,-18 -12,0 0,-4 12,0 34,-18 40,-60 24,-82', colour);
    brush.context.globalAlpha = 0.4;
    brush.ellipse([-brush.lightSide * 14, -34, 22, 32], shade(colour, -0.5));
    brush.ellipse([brush.lightSide * 18, -56, 9, 14], shade(colour, 0.5));
    brush.context.globalAlpha = 1;
    brush.curve('0,-74 2,-88 8,-96', '#5a4033', 3.4);
    brush.blob('4,-84 18,-98 32,-92 16,-80', '#5f8f4f');
  },
};
