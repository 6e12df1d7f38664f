import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Keys on a ring. */
export const keys: Subject = {
  id: 'keys',
  words: ['key', 'bunch of keys', 'set of keys'],
  heightShare: 0.22,
  width: 120,
  domain: 'table',
  isMany: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d0a03e';
    brush.ring([-28, -64, 24], '#8d9096', 6);
    for (const [x, y, tone] of [
      [-8, -40, 0],
      [6, -62, 0.2],
    ] as const) {
      brush.ring([x + 12, y, 13], shade(colour, tone), 8).line(
        [
          [x + 22, y + 6],
          [x + 56, y + 26],
        ],
        shade(colour, tone),
        8,
      );
      for (const share of [0.6, 0.85])
        brush.line(
          [
            [x + 22 + 34 * share, y + 6 + 20 * share],
            [x + 14 + 34 * share, y + 18 + 20 * share],
          ],
          shade(colour, tone - 0.1),
          6,
        );
    }
  },
};
