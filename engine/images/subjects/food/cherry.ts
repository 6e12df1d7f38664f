import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Two cherries on their stalks. */
export const cherry: Subject = {
  id: 'cherry',
  words: ['cherry', 'pair of cherries'],
  heightShare: 0.1,
  width: 96,
  isPair: true,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#b8243a';
    brush
      .curve('-22,-40 -10,-80 12,-98', '#5f7a3a', 3)
      .curve('24,-34 22,-74 12,-98', '#5f7a3a', 3)
      .blob('12,-98 34,-104 50,-92 30,-86', '#5f8f4f');
    for (const [x, y, tone] of [
      [-24, -22, -0.12],
      [24, -20, 0],
    ] as const)
      brush
        .ellipse([x, y, 23, 21], shade(colour, tone))
        .faded(0.6, () => brush.ellipse([x + brush.lightSide * 8, y - 8, 5, 4], shade(colour, 0.6)));
  },
};
