import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A screwdriver. */
export const screwdriver: Subject = {
  id: 'screwdriver',
  words: ['screwdriver', 'chisel'],
  heightShare: 0.22,
  width: 34,
  domain: 'table',
  isLong: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d8483c';
    brush
      .rectangle([-2.4, -62, 4.8, 56], '#aeb7c0')
      .polygon('-3,-8 3,-8 4,0 -4,0', '#8f99a4')
      .rounded([-9, -100, 18, 42], 7, colour)
      .faded(0.5, () =>
        brush.rounded([-5, -96, 3, 32], 1.5, shade(colour, 0.5)).rounded([2, -96, 3, 32], 1.5, shade(colour, -0.4)),
      );
  },
};
