import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** Turtle. */
export const turtle: Subject = {
  id: 'turtle',
  words: ['turtle', 'sea turtle', 'tortoise'],
  heightShare: 0.16,
  width: 150,
  domain: 'sea',
  head: [70, -66, 10],
  draw(brush, random, wish) {
    const colour = wish.colour || '#5f8a52';
    const s = '#8fae74';
    brush.polygon(smooth('40,-52 30,-14 6,6 16,-30 24,-50', 6), shade(s, -0.1));
    brush.polygon(smooth('-34,-44 -56,-18 -66,-16 -46,-46', 6), shade(s, -0.2));
    brush.limb('50,-58,8 66,-66,10 74,-64,7', s);
    brush.ellipse([72, -68, 1.6, 1.8], '#14141c');
    brush.polygon(
      smooth('-52,-44 -30,-78 8,-88 42,-76 56,-52', 7).concat(smooth('56,-52 20,-36 -20,-36 -52,-44', 6)),
      colour,
    );
    for (let i = 0; i < 4; i++) {
      brush.polygon(
        [
          [-32 + i * 20, -52],
          [-24 + i * 19, -66],
          [-12 + i * 19, -66],
          [-6 + i * 19, -52],
          [-14 + i * 19, -44],
        ],
        shade(colour, i % 2 ? -0.2 : 0.16),
      );
    }
  },
};
