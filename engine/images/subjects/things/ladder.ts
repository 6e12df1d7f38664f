import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

const RUNGS = 8;

/** A wooden ladder, seen from the front. */
export const ladder: Subject = {
  id: 'ladder',
  words: ['ladder', 'stepladder'],
  heightShare: 0.3,
  isLarge: true,
  width: 46,
  domain: 'ground',
  draw(brush, _random, wish) {
    const wood = wish.colour ?? '#b88a56';
    for (let rung = 0; rung < RUNGS; rung++) {
      const top = -90 + rung * 11.4;
      const half = 13 + rung * 0.7;
      brush
        .rectangle([-half, top, half * 2, 3.6], shade(wood, 0.08))
        .rectangle([-half, top + 2.6, half * 2, 1.2], shade(wood, -0.3));
    }
    brush.polygon('-20,0 -14,-100 -10,-100 -15,0', wood).polygon('20,0 14,-100 10,-100 15,0', shade(wood, -0.14));
  },
};
