import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A fork. */
export const fork: Subject = {
  id: 'fork',
  words: ['fork', 'cutlery', 'silverware'],
  heightShare: 0.24,
  width: 40,
  domain: 'table',
  isLong: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#b9c1c8';
    brush.limb('0,-70,2.6 0,-40,2.4 0,-3,3.6', shade(colour, -0.08));
    brush.polygon(smooth('-9,-76 -8,-66 0,-60 8,-66 9,-76', 4), colour);
    for (const x of [-8, -2.7, 2.7, 8])
      brush.line(
        [
          [x, -74],
          [x, -98],
        ],
        colour,
        2.6,
      );
  },
};
