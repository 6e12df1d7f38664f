import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A carrot. */
export const carrot: Subject = {
  id: 'carrot',
  words: ['carrot', 'parsnip'],
  heightShare: 0.18,
  width: 60,
  domain: 'table',
  isLong: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e8802c';
    for (let leaf = 0; leaf < 5; leaf++)
      brush.limb(
        [
          [0, -66, 3],
          [(leaf - 2) * 7, -84, 3],
          [(leaf - 2) * 12, -98 + Math.abs(leaf - 2) * 3, 1],
        ],
        shade('#4f8a4a', leaf % 2 ? -0.16 : 0.1),
      );
    brush
      .polygon(smooth('-16,-62 -14,-40 -4,-8 0,0 4,-8 14,-40 16,-62 0,-70', 6), colour)
      .faded(0.35, () => brush.polygon(smooth('-16,-62 -14,-40 -4,-8 0,0 -2,-30 -6,-62', 6), shade(colour, -0.5)));
    for (const [x, y, wide] of [
      [-11, -52, 10],
      [2, -42, 9],
      [-7, -30, 8],
      [0, -18, 5],
    ] as const)
      brush.faded(0.5, () =>
        brush.line(
          [
            [x, y],
            [x + wide, y + 1],
          ],
          shade(colour, -0.4),
          1.6,
        ),
      );
  },
};
