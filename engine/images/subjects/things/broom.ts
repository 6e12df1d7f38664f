import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A broom. */
export const broom: Subject = {
  id: 'broom',
  words: ['broom', 'broomstick'],
  heightShare: 0.4,
  isLarge: true,
  width: 46,
  domain: 'ground',
  isLong: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d0a24a';
    brush
      .line('0,-26 0,-104', '#8a6238', 5)
      .polygon('-10,-30 10,-30 23,0 -23,0', colour)
      .rectangle([-11, -34, 22, 6], '#b8432f');
    for (let straw = -3; straw <= 3; straw++)
      brush.line(
        [
          [straw * 2.6, -28],
          [straw * 6, -1],
        ],
        shade(colour, -0.28),
        1.6,
      );
  },
};
