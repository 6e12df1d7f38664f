import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** An acorn. */
export const acorn: Subject = {
  id: 'acorn',
  words: ['acorn', 'hazelnut', 'walnut', 'nut', 'chestnut', 'conker', 'almond'],
  heightShare: 0.09,
  width: 66,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#b9783c';
    brush
      .polygon(smooth('-26,-62 -24,-30 -10,-8 0,0 10,-8 24,-30 26,-62', 6), colour)
      .faded(0.35, () => brush.polygon(smooth('-26,-62 -24,-30 -10,-8 0,0 -6,-30 -10,-62', 6), shade(colour, -0.6)))
      .faded(0.7, () => brush.ellipse([brush.lightSide * 12, -44, 4, 12], shade(colour, 0.5)))
      .polygon(smooth('-32,-58 -26,-80 0,-90 26,-80 32,-58 0,-52', 6), '#7a5433');
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 6; column++)
        brush.faded(0.6, () => brush.ellipse([-24 + column * 9.6 + (row % 2) * 4, -60 - row * 9, 4, 3], '#a87c4c'));
    brush.curve('0,-88 2,-96 7,-99', '#5a3e28', 5);
  },
};
