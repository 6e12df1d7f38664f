import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A tower of iron. */
export const eiffelTower: Subject = {
  id: 'eiffel-tower',
  words: ['eiffel tower', 'radio tower', 'iron tower'],
  heightShare: 0.6,
  width: 60,
  domain: 'ground',
  draw(brush, _random, wish) {
    const iron = wish.colour ?? '#7a6558';
    for (const side of [-1, 1])
      brush.polygon(
        smooth('28,0 18,-24 10,-50 3,-92', 6)
          .map(([x, y]) => [x * side, y] as const)
          .concat(smooth('1,-92 5,-50 11,-24 18,0', 6).map(([x, y]) => [x * side, y] as const)),
        shade(iron, side * brush.lightSide > 0 ? 0.08 : -0.16),
      );
    brush
      .rectangle([-20, -27, 40, 4], shade(iron, -0.1))
      .rectangle([-12, -52, 24, 3.4], shade(iron, -0.1))
      .curve('-17,0 -10,-17 0,-21 10,-17 17,0', iron, 2)
      .line('0,-90 0,-104', iron, 1.6);
    for (let strut = 0; strut < 9; strut++)
      brush
        .line(
          [
            [-15 + strut * 1.2, -18 - strut * 8],
            [14 - strut * 1.2, -26 - strut * 8],
          ],
          iron,
          0.8,
        )
        .line(
          [
            [15 - strut * 1.2, -18 - strut * 8],
            [-14 + strut * 1.2, -26 - strut * 8],
          ],
          iron,
          0.8,
        );
  },
};
