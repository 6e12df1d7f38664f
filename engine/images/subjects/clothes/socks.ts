import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A pair of socks with stripes. */
export const socks: Subject = {
  id: 'socks',
  words: ['sock', 'pair of socks', 'stocking', 'christmas stocking'],
  heightShare: 0.18,
  width: 130,
  domain: 'table',
  isMany: true,
  isPair: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#b8564a';
    for (const [x, tone] of [
      [-30, -0.2],
      [14, 0],
    ] as const)
      brush.placed({ x }, () =>
        brush
          .polygon(smooth('-16,-94 -15,-40 -20,-18 -8,-3 30,-2 46,-10 42,-24 18,-32 15,-94', 5), shade(colour, tone))
          .polygon(smooth('26,-30 46,-22 46,-9 30,-2 22,-10', 5), shade(colour, tone + 0.42))
          .blob('-19,-22 -8,-26 0,-12 -8,-3 -18,-10', shade(colour, tone + 0.42))
          .rounded([-19, -99, 37, 14], 5, shade(colour, tone + 0.42))
          .rectangle([-15.4, -72, 30.6, 7], shade(colour, tone - 0.24))
          .rectangle([-15.2, -58, 30.4, 7], shade(colour, tone - 0.24)),
      );
  },
};
