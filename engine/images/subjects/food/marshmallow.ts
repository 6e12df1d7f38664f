import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Marshmallows. */
export const marshmallow: Subject = {
  id: 'marshmallow',
  words: ['marshmallow', 'sugar cube'],
  heightShare: 0.08,
  width: 110,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f6e9ea';
    brush
      .rounded([-46, -72, 92, 70], 22, colour)
      .faded(0.3, () => brush.rounded([brush.lightSide > 0 ? -46 : 12, -72, 34, 70], 18, shade(colour, -0.4)))
      .ellipse([0, -74, 43, 14], shade(colour, 0.4));
  },
};
