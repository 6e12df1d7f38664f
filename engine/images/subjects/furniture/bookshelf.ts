import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Shelves full of books. */
export const bookshelf: Subject = {
  id: 'bookshelf',
  words: ['bookshelf', 'bookshelves', 'bookcase', 'shelves', 'cupboard'],
  heightShare: 0.46,
  width: 80,
  domain: 'ground',
  isIndoors: true,
  draw(brush, random, wish) {
    const colour = wish.colour ?? '#7a5236';
    brush.rectangle([-38, -100, 76, 100], colour).rectangle([-34, -96, 68, 92], shade(colour, -0.4));
    for (let row = 0; row < 4; row++) {
      const base = -76 + row * 23.5;
      for (let x = -33; x < 30;) {
        const width = random.range(3, 6.5);
        const height = random.range(13, 18.5);
        brush.rectangle(
          [x, base - height, width - 0.5, height],
          random.pick(['#b8443a', '#2f6f7d', '#d9a94a', '#6a5a8a', '#5f7a4c', '#e6dcc4', '#8f4a5a']),
        );
        x += random.chance(0.12) ? width + 4 : width;
      }
      brush.rectangle([-36, base, 72, 3.4], shade(colour, 0.12));
    }
  },
};
