import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A skull. */
export const skull: Subject = {
  id: 'skull',
  words: ['skull', 'human skull'],
  heightShare: 0.2,
  width: 82,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#efe8d8';
    brush
      .blob('-38,-48 -34,-84 0,-99 34,-84 38,-48 26,-34 24,-6 -24,-6 -26,-34', colour)
      .blob('-26,-52 -12,-58 -6,-46 -14,-36 -26,-40', '#2a2630')
      .blob('26,-52 12,-58 6,-46 14,-36 26,-40', '#2a2630')
      .polygon('0,-38 -5,-27 5,-27', '#2a2630')
      .line('-18,-14 18,-14', shade(colour, -0.5), 1.6);
    for (const x of [-12, -4, 4, 12])
      brush.line(
        [
          [x, -20],
          [x, -7],
        ],
        shade(colour, -0.5),
        1.4,
      );
  },
};
