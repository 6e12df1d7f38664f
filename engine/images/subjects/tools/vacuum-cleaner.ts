import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A vacuum cleaner. */
export const vacuumCleaner: Subject = {
  id: 'vacuum-cleaner',
  words: ['vacuum cleaner', 'vacuum', 'hoover'],
  heightShare: 0.26,
  isLarge: true,
  width: 150,
  domain: 'ground',
  isIndoors: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#c8352f';
    brush
      .curve('-26,-40 -50,-98 20,-98 44,-64', '#4a4f58', 5)
      .line('44,-66 64,-8', '#aeb7c0', 5)
      .polygon('44,-10 78,-10 84,0 40,0', '#33363e')
      .polygon(smooth('-68,-18 -62,-44 -34,-56 4,-46 14,-18', 6), colour)
      .ellipse([-54, -16, 16, 16], '#33363e')
      .ellipse([-54, -16, 7, 7], '#8f99a4')
      .ellipse([4, -8, 9, 9], '#33363e')
      .rounded([-58, -22, 76, 9], 4, shade(colour, -0.3))
      .faded(0.5, () => brush.ellipse([-30, -42, 16, 5], shade(colour, 0.5), -0.1));
  },
};
