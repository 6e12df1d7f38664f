import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A bat. */
export const bat: Subject = {
  id: 'bat',
  words: ['bat'],
  heightShare: 0.12,
  width: 170,
  domain: 'air',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#35303f';
    for (const mirrored of [false, true])
      brush.placed({ mirrored }, () =>
        brush.polygon(
          [
            ...smooth('4,-56 30,-84 84,-88', 7),
            ...smooth('84,-88 70,-66 74,-52', 4),
            ...smooth('74,-52 56,-58 50,-38', 4),
            ...smooth('50,-38 34,-48 26,-30', 4),
            [6, -34],
          ],
          shade(colour, mirrored ? -0.1 : 0.06),
        ),
      );
    brush
      .limb('0,-60,9 0,-34,7', colour)
      .polygon('-9,-64 -10,-82 -1,-68', colour)
      .polygon('9,-64 10,-82 1,-68', colour)
      .ellipse([-3, -62, 1.4, 1.6], '#f0c84a')
      .ellipse([3, -62, 1.4, 1.6], '#f0c84a');
  },
};
