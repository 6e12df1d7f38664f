import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A folded newspaper. */
export const newspaper: Subject = {
  id: 'newspaper',
  words: ['newspaper', 'paper sheet', 'daily paper', 'magazine'],
  heightShare: 0.16,
  width: 120,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f0ece0';
    brush
      .polygon('-54,-70 44,-84 56,-6 -46,0', shade(colour, -0.14))
      .polygon('-58,-66 40,-80 52,-4 -50,2', colour)
      .polygon('-48,-58 30,-69 32,-60 -46,-49', '#3a3a42')
      .polygon('-44,-40 -8,-45 -4,-18 -40,-13', '#8b9298');
    for (let row = 0; row < 5; row++)
      brush.line(
        [
          [2, -46 + row * 8],
          [40, -51 + row * 8],
        ],
        '#9a978e',
        1.6,
      );
  },
};
