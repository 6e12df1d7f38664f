import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A spider. */
export const spider: Subject = {
  id: 'spider',
  words: ['spider', 'tarantula'],
  heightShare: 0.09,
  width: 150,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#33293a';
    for (const side of [-1, 1])
      for (let leg = 0; leg < 4; leg++)
        brush.curve(
          [
            [side * 10, -40],
            [side * (34 + leg * 10), -78 + leg * 14],
            [side * (48 + leg * 9), 0],
          ],
          shade(colour, side < 0 ? -0.2 : 0),
          3,
        );
    brush
      .ellipse([0, -52, 28, 26], colour)
      .ellipse([0, -26, 16, 13], shade(colour, 0.1))
      .ellipse([-5, -24, 2.4, 2.4], '#f4f0e4')
      .ellipse([5, -24, 2.4, 2.4], '#f4f0e4');
  },
};
