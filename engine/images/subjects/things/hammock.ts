import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A hammock between two posts. */
export const hammock: Subject = {
  id: 'hammock',
  words: ['hammock'],
  heightShare: 0.34,
  isLarge: true,
  width: 230,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d9674a';
    for (const x of [-104, 98]) brush.rectangle([x, -100, 9, 100], '#7b5a3c');
    brush
      .line('-100,-92 -62,-60', '#d8cdb8', 3)
      .line('102,-92 62,-60', '#d8cdb8', 3)
      .blob('-66,-64 -30,-44 0,-40 30,-44 66,-64 44,-26 0,-14 -44,-26', colour)
      .blob('-48,-40 0,-26 48,-40 36,-28 0,-18 -36,-28', shade(colour, 0.36));
  },
};
