import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A cupcake. */
export const cupcake: Subject = {
  id: 'cupcake',
  words: ['cupcake', 'muffin', 'fairy cake'],
  heightShare: 0.16,
  width: 90,
  domain: 'table',
  room: { way: 'flat', y: 88, halfWidth: 16, height: 46 },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f3a8c0';
    brush.polygon('-36,-46 36,-46 26,0 -26,0', '#c9a26a');
    for (let fold = 0; fold < 6; fold++)
      brush.faded(0.4, () =>
        brush.polygon(
          [
            [-34 + fold * 12, -46],
            [-28 + fold * 12, -46],
            [-22 + fold * 8.6, 0],
            [-25 + fold * 8.6, 0],
          ],
          '#7a5230',
        ),
      );
    brush
      .polygon(smooth('-44,-46 -42,-60 -26,-66 26,-66 42,-60 44,-46 0,-40', 6), shade(colour, -0.12))
      .polygon(smooth('-36,-60 -32,-74 -16,-80 16,-80 32,-74 36,-60 0,-54', 6), colour)
      .polygon(smooth('-24,-74 -18,-86 -4,-94 8,-92 18,-86 24,-74 0,-68', 6), shade(colour, 0.14))
      .faded(0.5, () => brush.ellipse([brush.lightSide * 16, -64, 9, 3.4], shade(colour, 0.5)));
    for (const [x, y, tone] of [
      [-20, -62, '#5f9fd0'],
      [-4, -70, '#efc74a'],
      [14, -60, '#e0576a'],
      [24, -70, '#6fb06a'],
      [-12, -80, '#e0576a'],
      [8, -82, '#5f9fd0'],
    ] as const)
      brush.rounded([x, y, 6, 2.2], 1, tone);
    if (!wish.isFilled) brush.ellipse([1, -96, 5.4, 5.4], '#c8323f');
  },
};
