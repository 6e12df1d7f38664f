import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A stack of waffles. */
export const waffle: Subject = {
  id: 'waffle',
  words: ['waffle', 'waffles', 'stack of waffles', 'belgian waffle'],
  heightShare: 0.16,
  width: 130,
  domain: 'table',
  room: { way: 'flat', y: 60, halfWidth: 40, height: 44 },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d99a4a';
    for (const y of [0, -16, -32]) {
      brush.rounded([-56, y - 22, 112, 22], 8, shade(colour, -0.16));
      for (let x = -48; x < 50; x += 16) brush.rectangle([x, y - 18, 9, 8], shade(colour, -0.4));
    }
    brush.ellipse([0, -56, 56, 15], colour);
    for (let x = -40; x <= 40; x += 16)
      brush.line(
        [
          [x - 6, -66],
          [x + 6, -46],
        ],
        shade(colour, -0.3),
        2,
      );
    if (!wish.isFilled)
      brush.blob('-22,-58 -16,-74 0,-84 16,-74 22,-58 0,-52', '#fbf6ea').ellipse([0, -86, 8, 8], '#c8323f');
  },
};
