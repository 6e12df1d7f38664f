import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A feather. */
export const feather: Subject = {
  id: 'feather',
  words: ['feather', 'quill'],
  heightShare: 0.2,
  width: 40,
  domain: 'table',
  isLong: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#7f9fc0';
    brush
      .polygon(smooth('0,-14 -16,-38 -18,-70 -4,-99 14,-76 16,-46 6,-16', 6), colour)
      .polygon(smooth('0,-14 6,-40 2,-76 -4,-99 14,-76 16,-46 6,-16', 6), shade(colour, -0.2))
      .curve('1,0 3,-40 -3,-96', shade(colour, 0.5), 2);
    for (const [x, y] of [
      [-12, -40],
      [-14, -62],
      [12, -50],
    ] as const)
      brush.faded(0.7, () =>
        brush.line(
          [
            [x, y],
            [x * 0.3, y + 8],
          ],
          shade(colour, 0.4),
          1.4,
        ),
      );
  },
};
