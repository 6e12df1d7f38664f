import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A pair of boxing gloves that hang by their laces. */
export const boxingGloves: Subject = {
  id: 'boxing-gloves',
  words: ['boxing glove', 'pair of boxing gloves', 'boxing mitt'],
  heightShare: 0.24,
  width: 130,
  domain: 'table',
  isMany: true,
  isPair: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#c8322f';
    brush.curve('-30,-52 -12,-92 0,-100 12,-92 30,-52', '#efe6d6', 3);
    for (const [side, tone] of [
      [-1, -0.16],
      [1, 0],
    ] as const)
      brush.placed({ x: side * 30, turn: side * -0.1, mirrored: side < 0 }, () =>
        brush
          .polygon(smooth('-22,-48 -30,-26 -22,-4 6,0 30,-14 30,-38 20,-54', 6), shade(colour, tone))
          .polygon(smooth('-16,-44 -34,-40 -36,-20 -24,-14 -18,-26', 5), shade(colour, tone - 0.16))
          .rounded([-20, -66, 40, 20], 6, '#f1ebe0')
          .rounded([-20, -54, 40, 8], 3, shade(colour, tone - 0.26))
          .faded(0.5, () => brush.ellipse([brush.lightSide * 8 + 6, -34, 9, 7], shade(colour, 0.5))),
      );
  },
};
