import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A medal on a ribbon. */
export const medal: Subject = {
  id: 'medal',
  words: ['medal', 'gold medal', 'olympic medal', 'rosette', 'award ribbon'],
  heightShare: 0.2,
  width: 60,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e3b04a';
    brush
      .polygon('-24,-99 -8,-99 8,-54 -4,-48', '#3f6fb5')
      .polygon('24,-99 8,-99 -8,-54 4,-48', '#c8413a')
      .ellipse([0, -26, 27, 26], shade(colour, -0.2))
      .ellipse([0, -26, 23, 22], colour)
      .polygon('0,-42 5,-31 16,-30 8,-22 10,-11 0,-17 -10,-11 -8,-22 -16,-30 -5,-31', shade(colour, 0.4));
  },
};
