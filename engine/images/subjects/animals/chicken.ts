import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A hen. */
export const chicken: Subject = {
  id: 'chicken',
  words: ['chicken', 'hen', 'rooster', 'cock', 'cockerel'],
  heightShare: 0.12,
  width: 90,
  domain: 'ground',
  head: [27, -82, 11],
  draw(brush, random, wish) {
    const colour = wish.colour ?? random.pick(['#f0e6d6', '#b8683a', '#6a4438']);
    for (const x of [-4, 8])
      brush.line(
        [
          [x, -24],
          [x + 1, 0],
          [x + 8, 0],
        ],
        '#e0a23c',
        2.6,
      );
    brush
      .polygon(smooth('-26,-46 -52,-76 -40,-88 -22,-64', 5), shade(colour, -0.3))
      .polygon(smooth('-24,-50 -42,-88 -26,-92 -14,-62', 5), shade(colour, -0.16));
    brush
      .blob('-32,-52 -14,-64 14,-62 30,-76 32,-48 14,-22 -16,-22', colour)
      .polygon(smooth('-22,-52 2,-54 10,-38 -14,-30', 6), shade(colour, -0.16))
      .ellipse([27, -80, 11, 11], colour);
    brush
      .blob('18,-88 22,-98 26,-92 30,-99 34,-91 36,-86', '#d0303a')
      .polygon('36,-82 47,-78 36,-75', '#e5a23c')
      .ellipse([36, -70, 3, 5], '#d0303a')
      .ellipse([30, -82, 1.6, 1.8], '#17131a');
  },
};
