import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A knife. */
export const knife: Subject = {
  id: 'knife',
  words: ['knife', 'chef’s knife', 'kitchen knife', 'bread knife', 'butter knife'],
  heightShare: 0.24,
  width: 40,
  domain: 'table',
  isLong: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#4a3a38';
    brush
      .polygon(smooth('-5,-48 -6,-88 -1,-100 6,-92 6,-48', 4), '#cfd6dc')
      .faded(0.5, () => brush.polygon('1,-48 1,-98 6,-92 6,-48', '#8f99a3'))
      .rounded([-5, -50, 10, 50], 4, colour);
  },
};
