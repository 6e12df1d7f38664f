import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Book. */
export const books: Subject = {
  id: 'books',
  words: ['book', 'stack of books', 'pile of books', 'notebook', 'novel'],
  heightShare: 0.16,
  width: 170,
  domain: 'table',
  draw(brush, random, wish) {
    for (let i = 0; i < 3; i++) {
      const w = 150 - i * 16;
      const x = -w / 2 + random.range(-6, 6);
      const colour = [wish.colour || '#2f6f7d', '#c9483c', '#e0a23c'][i]!;
      brush.rectangle([x, -32 - i * 31, w, 30], colour);
      brush.rectangle([x + 4, -27 - i * 31, w - 4, 19], '#f3ead8');
      brush.rectangle([x, -32 - i * 31, 12, 30], shade(colour, -0.2));
    }
  },
};
