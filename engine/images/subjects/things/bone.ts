import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A bone. */
export const bone: Subject = {
  id: 'bone',
  words: ['bone', 'dog bone'],
  heightShare: 0.1,
  width: 150,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#efe8d8';
    brush.rounded([-46, -62, 92, 24], 12, colour);
    for (const side of [-1, 1])
      brush.ellipse([side * 52, -66, 17, 17], colour).ellipse([side * 52, -36, 17, 17], colour);
    brush.faded(0.3, () => brush.rounded([-42, -48, 84, 8], 4, shade(colour, -0.5)));
  },
};
