import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A wooden sledge. */
export const sledge: Subject = {
  id: 'sledge',
  words: ['sledge', 'sled', 'sleigh', 'toboggan'],
  heightShare: 0.1,
  isLarge: true,
  width: 170,
  domain: 'ground',
  draw(brush, _random, wish) {
    const wood = wish.colour ?? '#b8663a';
    brush
      .curve('-76,-8 40,-6 70,-16 78,-44 62,-52', '#5a4030', 5)
      .line('-60,-8 -56,-44', '#5a4030', 4)
      .line('30,-8 30,-44', '#5a4030', 4);
    for (const y of [-52, -44]) brush.rectangle([-78, y, 140, 6], shade(wood, y < -50 ? 0.14 : -0.1));
  },
};
