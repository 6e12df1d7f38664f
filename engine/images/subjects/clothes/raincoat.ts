import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

const USUAL = '#efc23a';

/** A raincoat with a hood. */
export const raincoat: Subject = {
  id: 'raincoat',
  words: ['raincoat', 'rain coat', 'rain jacket', 'anorak', 'mackintosh', 'rain poncho', 'poncho'],
  heightShare: 0.3,
  width: 140,
  domain: 'table',
  wear: { place: 'body', garment: 'raincoat', usual: USUAL },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? USUAL;
    brush
      .polygon(smooth('-20,-78 -54,-66 -64,-22 -46,-18 -38,-46', 4), shade(colour, -0.16))
      .polygon(smooth('20,-78 54,-66 64,-22 46,-18 38,-46', 4), shade(colour, -0.1))
      .polygon('-22,-80 22,-80 38,-66 58,0 -58,0 -38,-66', colour)
      .polygon(smooth('-24,-78 -26,-96 0,-100 26,-96 24,-78 0,-72 -24,-78', 5), shade(colour, 0.06))
      .ellipse([0, -84, 15, 9], shade(colour, -0.45))
      .line('0,-74 0,0', shade(colour, -0.24), 2)
      .faded(0.6, () => brush.line('-28,-62 -40,-8', shade(colour, 0.6), 3));
    for (const y of [-62, -44, -26]) brush.ellipse([7, y, 3, 3], shade(colour, -0.45));
    brush.rounded([-40, -32, 24, 5], 2, shade(colour, -0.24)).rounded([18, -32, 24, 5], 2, shade(colour, -0.24));
  },
};
