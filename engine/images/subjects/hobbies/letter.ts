import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A letter in its envelope. */
export const letter: Subject = {
  id: 'letter',
  words: ['letter', 'envelope', 'mail', 'postcard', 'message', 'note', 'love letter'],
  heightShare: 0.12,
  width: 150,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f2ead8';
    brush
      .rounded([-72, -94, 144, 94], 4, colour)
      .polygon('-72,-4 -10,-50 10,-50 72,-4', shade(colour, -0.06))
      .polygon('-72,-94 0,-38 72,-94', shade(colour, -0.14))
      .line('-72,-93 0,-38 72,-93', shade(colour, -0.3), 2)
      .ellipse([0, -42, 12, 12], '#b8323a')
      .ellipse([0, -42, 7, 7], '#d05058');
  },
};
