import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A cob of corn. */
export const corn: Subject = {
  id: 'corn',
  words: ['corn', 'corn cob', 'maize', 'corn on the cob', 'sweetcorn', 'ear of corn'],
  heightShare: 0.2,
  width: 60,
  domain: 'table',
  isLong: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f0c53e';
    brush.polygon(smooth('-14,-20 -17,-60 -8,-92 0,-99 8,-92 17,-60 14,-20 0,-10', 6), colour);
    brush.within(
      () => {
        brush.context.ellipse(0, -54, 16, 44, 0, 0, 7);
      },
      () => {
        for (let row = 0; row < 11; row++)
          for (let column = 0; column < 5; column++)
            brush.ellipse(
              [-15 + column * 7.4 + (row % 2) * 1.6, -92 + row * 8, 3.2, 3.6],
              shade(colour, (row + column) % 2 ? 0.2 : -0.08),
            );
      },
    );
    brush
      .polygon(smooth('-4,0 -22,-18 -28,-62 -12,-36 -2,-14', 5), '#6f9a52')
      .polygon(smooth('4,0 22,-18 28,-62 12,-36 2,-14', 5), '#5a8744')
      .limb('0,-10,6 0,-2,5', '#7aa85c');
  },
};
