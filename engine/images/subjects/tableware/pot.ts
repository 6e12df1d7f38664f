import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A cooking pot with a lid. */
export const pot: Subject = {
  id: 'pot',
  words: ['cooking pot', 'saucepan', 'pan', 'pot', 'casserole', 'stockpot', 'wok', 'pot of soup', 'soup pot'],
  heightShare: 0.24,
  width: 150,
  domain: 'table',
  room: { way: 'open', y: 66, halfWidth: 50 },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#7d8f9b';
    brush
      .rounded([-72, -52, 20, 10], 5, shade(colour, -0.4))
      .rounded([52, -52, 20, 10], 5, shade(colour, -0.4))
      .polygon(smooth('-56,-66 -56,-14 -46,-2 46,-2 56,-14 56,-66', 4), colour)
      .faded(0.3, () => brush.rounded([brush.lightSide > 0 ? -56 : 30, -64, 26, 60], 10, shade(colour, -0.6)))
      .faded(0.5, () => brush.rounded([brush.lightSide * 34 - 4, -58, 8, 44], 4, shade(colour, 0.6)));
    if (wish.isFilled) return void brush.rounded([-60, -70, 120, 8], 4, shade(colour, 0.2));
    brush
      .polygon(smooth('-58,-68 -40,-82 0,-88 40,-82 58,-68', 6), shade(colour, 0.12))
      .rounded([-60, -70, 120, 7], 3, shade(colour, -0.2))
      .rounded([-9, -98, 18, 12], 5, '#33303a');
  },
};
