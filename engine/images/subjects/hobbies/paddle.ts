import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A paddle. */
export const paddle: Subject = {
  id: 'paddle',
  words: ['paddle', 'oar', 'canoe paddle', 'pair of oars'],
  heightShare: 0.2,
  isLarge: true,
  width: 30,
  domain: 'ground',
  isLong: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#c99a5c';
    brush
      .line('0,-96 0,-34', '#a8743f', 4)
      .rounded([-9, -100, 18, 6], 3, '#8a5a34')
      .polygon(smooth('-4,-44 -11,-28 -11,-8 0,-1 11,-8 11,-28 4,-44', 5), colour)
      .faded(0.5, () => brush.line('0,-40 0,-4', shade(colour, -0.4), 1.6));
  },
};
