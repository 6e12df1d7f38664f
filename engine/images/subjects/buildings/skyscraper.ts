import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A tall tower of glass. */
export const skyscraper: Subject = {
  id: 'skyscraper',
  words: ['tower', 'tower block', 'office tower'],
  heightShare: 0.56,
  width: 40,
  domain: 'ground',
  draw(brush, random, wish) {
    const colour = wish.colour ?? random.pick(['#8f9fb4', '#b0a090', '#7f8fa8']);
    brush
      .block([-17, -84, 34, 85], colour, 0.4)
      .block([-11, -95, 22, 12], shade(colour, 0.06), 0.4)
      .line('0,-95 0,-108', '#4a4a54', 1.2);
    for (let row = 0; row < 14; row++)
      for (let column = 0; column < 4; column++) brush.window([-14 + column * 7.6, -80 + row * 5.6, 4.6, 3.2], 0.8);
    brush.rectangle([-5, -7, 10, 8], '#3a3440');
  },
};
