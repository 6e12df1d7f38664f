import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A wooden table. */
export const table: Subject = {
  id: 'table',
  words: ['table', 'dining table', 'kitchen table', 'coffee table', 'desk', 'writing desk'],
  heightShare: 0.2,
  width: 150,
  domain: 'ground',
  isIndoors: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#8a5f3c';
    for (const [x, tone] of [
      [-62, -0.32],
      [52, -0.32],
      [-68, -0.1],
      [58, -0.14],
    ] as const)
      brush.rectangle([x, -88, 10, tone < -0.2 ? 82 : 88], shade(colour, tone));
    brush
      .rectangle([-70, -90, 140, 12], shade(colour, -0.12))
      .polygon('-76,-92 76,-92 66,-100 -66,-100', shade(colour, 0.16))
      .rectangle([-76, -93, 152, 5], colour);
  },
};
