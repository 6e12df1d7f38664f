import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A steak. */
export const steak: Subject = {
  id: 'steak',
  words: ['steak', 'beef', 'grilled steak', 'meat'],
  heightShare: 0.1,
  width: 170,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#9a4a3a';
    brush
      .blob('-76,-28 -66,-64 -20,-84 40,-80 76,-50 62,-16 10,-4 -50,-6', shade(colour, -0.3))
      .blob('-74,-34 -62,-66 -18,-82 40,-78 72,-52 58,-24 8,-14 -48,-16', colour)
      .blob('-74,-34 -64,-64 -52,-70 -58,-40 -48,-18 -62,-20', '#f0dcc4');
    for (const x of [-30, -8, 14, 36])
      brush.line(
        [
          [x - 8, -66],
          [x + 8, -30],
        ],
        shade(colour, -0.5),
        4,
      );
  },
};
