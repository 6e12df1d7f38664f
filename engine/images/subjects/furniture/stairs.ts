import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Stairs with a handrail. */
export const stairs: Subject = {
  id: 'stairs',
  words: ['stairs', 'staircase', 'stairway'],
  heightShare: 0.5,
  width: 120,
  domain: 'ground',
  isIndoors: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#a9805a';
    for (let step = 0; step < 7; step++)
      brush
        .rectangle([-60 + step * 17, -12 - step * 13, 120 - step * 17, 13], shade(colour, -0.08 - step * 0.02))
        .rectangle([-62 + step * 17, -13 - step * 13, 122 - step * 17, 3], shade(colour, 0.3));
    for (let post = 0; post < 7; post++)
      brush.line(
        [
          [-52 + post * 17, -12 - post * 13],
          [-52 + post * 17, -42 - post * 13],
        ],
        '#5d4632',
        3,
      );
    brush.line('-58,-40 56,-126', '#5d4632', 5);
  },
};
