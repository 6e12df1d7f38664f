import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A trumpet. */
export const trumpet: Subject = {
  id: 'trumpet',
  words: ['trumpet', 'bugle', 'trombone', 'horn instrument', 'cornet'],
  heightShare: 0.28,
  width: 86,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d9a93c';
    brush.placed({ y: 19, scale: 0.8 }, () => {
      brush
        .line('-50,-50 20,-50', colour, 7)
        .polygon(smooth('14,-54 34,-56 48,-72 54,-74 54,-26 48,-28 34,-44 14,-46', 5), colour)
        .ellipse([54, -50, 5, 24], shade(colour, -0.4))
        .rounded([-58, -56, 12, 12], 4, '#c3cad2')
        .curve('-30,-50 -40,-34 -24,-24 14,-24 28,-36 10,-50', shade(colour, -0.12), 6);
      for (const x of [-20, -8, 4])
        brush
          .rectangle([x - 4, -72, 8, 46], shade(colour, 0.14))
          .rectangle([x - 2, -82, 4, 12], '#dfe5ea')
          .ellipse([x, -83, 5, 3], '#f4f1ea');
      brush.faded(0.6, () => brush.line('-44,-52 18,-52', shade(colour, 0.6), 1.8));
    });
  },
};
