import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Books that lie on each other, their backs to the front. A colour that is asked for is that of all of them. */
export const books: Subject = {
  id: 'books',
  words: [
    'stack of books',
    'pile of books',
    'pile of old books',
    'stack of old books',
    'old books',
    'heap of books',
    'stack of notebooks',
    'row of books',
  ],
  heightShare: 0.16,
  width: 170,
  domain: 'table',
  draw(brush, random, wish) {
    const covers = wish.colour
      ? [wish.colour, shade(wish.colour, 0.16), shade(wish.colour, -0.16)]
      : ['#2f6f7d', '#c9483c', '#e0a23c'];
    for (let i = 0; i < 3; i++) {
      const w = 150 - i * 16;
      const x = -w / 2 + random.range(-6, 6);
      const colour = covers[i]!;
      brush.rectangle([x, -32 - i * 31, w, 30], colour);
      brush.rectangle([x + w - 20, -27 - i * 31, 20, 19], '#f3ead8');
      for (let sheet = 0; sheet < 3; sheet++)
        brush.rectangle([x + w - 20, -23 - i * 31 + sheet * 5, 20, 1.2], '#cfc4ac');
      brush.rectangle([x, -32 - i * 31, w, 4], shade(colour, 0.16));
      brush.rectangle([x, -32 - i * 31, 12, 30], shade(colour, -0.2));
      brush.rectangle([x + 30, -24 - i * 31, w * 0.42, 5], shade(colour, 0.5));
      brush.rectangle([x + 30, -15 - i * 31, w * 0.24, 4], shade(colour, 0.5));
    }
  },
};
