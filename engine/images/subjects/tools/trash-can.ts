import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A dustbin. */
export const trashCan: Subject = {
  id: 'trash-can',
  words: ['trash can', 'garbage can', 'dustbin', 'rubbish bin', 'waste bin', 'bin', 'wastebasket', 'recycling bin'],
  heightShare: 0.2,
  isLarge: true,
  width: 80,
  domain: 'ground',
  room: { way: 'open', y: 84, halfWidth: 32 },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#7d8a92';
    brush
      .polygon('-34,-84 34,-84 27,0 -27,0', colour)
      .faded(0.28, () =>
        brush.polygon(
          brush.lightSide > 0 ? '-34,-84 -12,-84 -10,0 -27,0' : '12,-84 34,-84 27,0 10,0',
          shade(colour, -0.6),
        ),
      );
    for (const x of [-20, -7, 7, 20])
      brush.faded(0.5, () =>
        brush.line(
          [
            [x * 1.2, -78],
            [x, -4],
          ],
          shade(colour, -0.3),
          2.4,
        ),
      );
    if (wish.isFilled) return void brush.rounded([-38, -88, 76, 8], 4, shade(colour, 0.2));
    brush
      .polygon(smooth('-38,-86 -24,-95 24,-95 38,-86', 4), shade(colour, 0.14))
      .rounded([-39, -88, 78, 7], 3, shade(colour, -0.12))
      .rounded([-8, -100, 16, 6], 3, shade(colour, -0.3));
  },
};
