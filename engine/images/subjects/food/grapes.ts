import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A bunch of grapes. */
export const grapes: Subject = {
  id: 'grapes',
  words: ['grape', 'bunch of grapes'],
  heightShare: 0.24,
  width: 80,
  domain: 'table',
  isMany: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#6a4a8a';
    brush.line('0,-90 2,-74', '#6a4a34', 3).blob('2,-84 20,-98 36,-88 18,-78', '#5f8a4f');
    for (let row = 0; row < 5; row++)
      for (let index = 0; index <= 4 - row; index++)
        brush
          .ellipse(
            [(index - (4 - row) / 2) * 14, -68 + row * 14, 8.6, 8.6],
            shade(colour, ((index + row) % 3) * 0.08 - 0.1),
          )
          .ellipse([(index - (4 - row) / 2) * 14 + brush.lightSide * 3, -71 + row * 14, 2, 2], shade(colour, 0.55));
  },
};
