import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A striped box of popcorn. */
export const popcorn: Subject = {
  id: 'popcorn',
  words: ['popcorn', 'box of popcorn', 'bag of popcorn', 'bucket of popcorn'],
  heightShare: 0.24,
  width: 80,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d23a34';
    for (let row = 0; row < 3; row++)
      for (let index = 0; index < 6 - row; index++) {
        const [x, y] = [-34 + index * 13.4 + row * 6.4, -68 - row * 10 + (index % 2) * 3];
        brush
          .ellipse([x, y, 8.4, 7.6], shade('#f6e7b4', (index % 3) * 0.1 - 0.1))
          .ellipse([x + 4, y - 4, 5, 4.6], '#fff6d8')
          .ellipse([x - 3, y + 2, 2, 1.6], '#d9a23c');
      }
    brush.polygon('-38,-66 38,-66 28,0 -28,0', '#f7f1e6');
    for (const stripe of [-3, -1, 1])
      brush.polygon(
        [
          [stripe * 12.6, -66],
          [stripe * 12.6 + 12.6, -66],
          [stripe * 9.4 + 9.4, 0],
          [stripe * 9.4, 0],
        ],
        colour,
      );
    brush.faded(0.24, () =>
      brush.polygon(brush.lightSide > 0 ? '-38,-66 -18,-66 -14,0 -28,0' : '18,-66 38,-66 28,0 14,0', '#2a1a2a'),
    );
  },
};
