import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A taco. */
export const taco: Subject = {
  id: 'taco',
  words: ['taco', 'burrito', 'wrap'],
  heightShare: 0.13,
  width: 150,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e0b060';
    brush
      .polygon(smooth('-66,-6 -60,-52 -30,-84 10,-90 46,-74 70,-30 72,-6', 6), shade(colour, -0.26))
      .polygon(smooth('-62,-48 -44,-74 -26,-70 -12,-92 8,-82 24,-92 40,-74 58,-64 66,-36 0,-30', 5), '#7aa84a')
      .ellipse([-30, -66, 9, 7], '#d6402e')
      .ellipse([4, -76, 9, 7], '#d6402e')
      .ellipse([36, -62, 9, 7], '#d6402e')
      .polygon(smooth('-72,-4 -66,-42 -36,-68 2,-72 38,-58 62,-22 66,-4', 6), colour);
    for (const [x, y] of [
      [-40, -40],
      [-10, -54],
      [20, -44],
      [-22, -20],
      [32, -22],
      [4, -26],
    ] as const)
      brush.faded(0.4, () => brush.ellipse([x, y, 5, 3], shade(colour, -0.3)));
  },
};
