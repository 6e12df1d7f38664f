import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

const USUAL = '#b8323a';

/** A cape, as of heroes and kings. */
export const cape: Subject = {
  id: 'cape',
  words: ['cape', 'superhero cape', 'hero cape', 'royal cape'],
  heightShare: 0.3,
  width: 110,
  domain: 'table',
  wear: { place: 'body', garment: 'cape', usual: USUAL },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? USUAL;
    brush
      .polygon(smooth('-18,-97 -34,-60 -54,-4 -26,-10 0,-2 26,-10 54,-4 34,-60 18,-97', 5), colour)
      .faded(0.5, () => brush.polygon(smooth('-8,-94 -20,-50 -26,-10 -8,-6 -4,-50 -8,-94', 5), shade(colour, -0.3)))
      .faded(0.5, () => brush.polygon(smooth('10,-94 22,-50 30,-10 40,-8 28,-52 10,-94', 5), shade(colour, -0.24)))
      .rounded([-20, -99, 40, 8], 4, shade(colour, 0.2))
      .ellipse([0, -95, 4, 4], '#e3b04a');
  },
};
