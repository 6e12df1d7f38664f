import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A pair of scissors. */
export const scissors: Subject = {
  id: 'scissors',
  words: ['scissors', 'pair of scissors', 'shears'],
  heightShare: 0.2,
  width: 70,
  domain: 'table',
  isPair: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d8483c';
    brush
      .polygon('-4,-44 2,-40 20,-98 8,-96', '#aeb7c0')
      .polygon('4,-44 -2,-40 -20,-98 -8,-96', '#cfd6dc')
      .ring([-15, -18, 12], colour, 7)
      .ring([15, -18, 12], shade(colour, -0.14), 7)
      .line('-8,-28 4,-46', colour, 6)
      .line('8,-28 -4,-46', shade(colour, -0.14), 6)
      .ellipse([0, -44, 3, 3], '#5a616a');
  },
};
