import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A pair of mittens. */
export const gloves: Subject = {
  id: 'gloves',
  words: ['glove', 'pair of gloves', 'mitten', 'pair of mittens', 'oven glove', 'gardening glove', 'oven mitt'],
  heightShare: 0.16,
  width: 140,
  domain: 'table',
  isMany: true,
  isPair: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#c8413a';
    for (const side of [-1, 1])
      brush.placed({ x: side * 34, turn: side * 0.12, mirrored: side < 0 }, () =>
        brush
          .polygon(smooth('-20,-26 -24,-66 -14,-96 8,-98 22,-78 22,-26', 6), shade(colour, side < 0 ? -0.14 : 0))
          .polygon(smooth('-18,-32 -36,-52 -34,-68 -24,-66 -14,-50', 5), shade(colour, side < 0 ? -0.24 : -0.1))
          .rounded([-24, -30, 50, 28], 7, shade(colour, 0.36))
          .faded(0.5, () => brush.rectangle([-24, -20, 50, 5], shade(colour, -0.2)))
          .faded(0.4, () => brush.ellipse([8, -72, 7, 16], shade(colour, 0.4))),
      );
  },
};
