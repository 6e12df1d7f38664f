import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A pair of roller skates. */
export const rollerSkates: Subject = {
  id: 'roller-skates',
  words: ['roller skate', 'pair of roller skates', 'rollerskate', 'inline skate', 'ice skate', 'pair of ice skates'],
  heightShare: 0.2,
  width: 140,
  domain: 'ground',
  isMany: true,
  isPair: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e892ab';
    for (const [x, tone] of [
      [-34, -0.22],
      [22, 0],
    ] as const)
      brush.placed({ x }, () => {
        brush
          .polygon(smooth('-24,-98 -22,-34 -24,-24 46,-24 46,-40 30,-50 14,-56 12,-98', 5), shade(colour, tone))
          .rounded([-26, -26, 74, 7], 3, '#4a4f58')
          .faded(0.6, () =>
            brush
              .line('-2,-84 14,-80', '#ffffff', 3)
              .line('-2,-72 14,-68', '#ffffff', 3)
              .line('0,-60 16,-56', '#ffffff', 3),
          )
          .polygon('46,-36 54,-34 52,-24 44,-24', shade(colour, tone - 0.4));
        for (const wheel of [-14, 34])
          brush.ellipse([wheel, -10, 10, 10], '#efc74a').ellipse([wheel, -10, 4, 4], '#4a4f58');
      });
  },
};
