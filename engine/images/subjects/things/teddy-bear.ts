import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A teddy bear. */
export const teddyBear: Subject = {
  id: 'teddy-bear',
  words: ['teddy bear', 'teddy', 'stuffed bear', 'soft toy', 'cuddly toy'],
  heightShare: 0.26,
  width: 84,
  domain: 'ground',
  head: [0, -76, 24],
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#b07a48';
    for (const side of [-1, 1])
      brush
        .ellipse([side * 20, -94, 9, 9], shade(colour, -0.12))
        .ellipse([side * 32, -44, 11, 18], shade(colour, -0.1), side * -0.5)
        .ellipse([side * 22, -11, 16, 12], shade(colour, -0.06))
        .ellipse([side * 26, -10, 8, 8], shade(colour, 0.36));
    brush
      .ellipse([0, -34, 28, 30], colour)
      .ellipse([0, -32, 17, 19], shade(colour, 0.3))
      .ellipse([0, -76, 25, 23], colour)
      .ellipse([0, -69, 12, 9], shade(colour, 0.4))
      .ellipse([0, -73, 4.5, 3.4], '#2c201c');
    for (const side of [-1, 1]) brush.ellipse([side * 9, -82, 3, 3.4], '#2c201c');
    brush.polygon('-12,-54 0,-50 -12,-45', '#c8362f').polygon('12,-54 0,-50 12,-45', '#c8362f');
  },
};
