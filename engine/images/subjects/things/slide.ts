import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A slide of a playground. */
export const slide: Subject = {
  id: 'slide',
  words: ['slide', 'playground slide', 'playground'],
  heightShare: 0.4,
  isLarge: true,
  width: 170,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d8483c';
    brush.line('-70,0 -50,-96', '#5b7aa0', 6).line('-34,0 -38,-96', '#5b7aa0', 6);
    for (let rung = 1; rung < 6; rung++)
      brush.line(
        [
          [-70 + rung * 3.6, -rung * 16],
          [-35, -rung * 16],
        ],
        '#5b7aa0',
        4,
      );
    brush
      .rectangle([-56, -98, 30, 6], '#48628a')
      .curve('-54,-98 -54,-124 -30,-124 -28,-98', '#5b7aa0', 4)
      .curve('-28,-94 10,-62 44,-18 84,-8', shade(colour, -0.25), 15)
      .curve('-28,-99 10,-67 44,-23 84,-12', colour, 10)
      .line('22,-48 22,0', '#5b7aa0', 5);
  },
};
