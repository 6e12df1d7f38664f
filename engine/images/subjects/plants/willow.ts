import { shade } from '../../drawing/colour.ts';
import { drawCrown, drawTrunk, leafColour } from '../rigs/foliage.ts';
import type { Subject } from '../subject.ts';

/** A willow with hanging branches. */
export const willow: Subject = {
  id: 'willow',
  words: ['willow', 'weeping willow'],
  heightShare: 0.4,
  width: 110,
  domain: 'ground',
  draw(brush, random, wish) {
    const colour = wish.colour ?? leafColour(brush, random);
    drawTrunk(brush, { height: 50, width: 5 });
    drawCrown(brush, random, { at: [0, -72, 36], colour, puffs: 13 });
    for (let branch = 0; branch < 34; branch++) {
      const x = random.range(-46, 46);
      const top = -78 + Math.abs(x) * 0.55;
      const end = random.range(-26, -8);
      brush.curve(
        [
          [x * 0.86, top],
          [x, (top + end) / 2],
          [x * 1.06 + random.spread() * 2, end],
        ],
        shade(colour, random.range(-0.2, 0.16)),
        2,
      );
    }
  },
};
