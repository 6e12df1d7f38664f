import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** Barrels. */
export const barrel: Subject = {
  id: 'barrel',
  words: ['barrel', 'cask', 'keg'],
  heightShare: 0.16,
  isLarge: true,
  width: 80,
  domain: 'ground',
  draw(brush, _random, wish) {
    const wood = wish.colour ?? '#9a6a3c';
    brush.polygon(smooth('-26,0 -34,-34 -34,-60 -26,-94', 6).concat(smooth('26,-94 34,-60 34,-34 26,0', 6)), wood);
    for (const x of [-18, -6, 6, 18])
      brush.curve(
        [
          [x, 0],
          [x * 1.25, -47],
          [x, -94],
        ],
        shade(wood, -0.24),
        1.2,
      );
    for (const y of [-14, -34, -62, -82])
      brush.line(
        [
          [-30 - (y < -20 && y > -80 ? 3 : 0), y],
          [30 + (y < -20 && y > -80 ? 3 : 0), y],
        ],
        '#5a5f68',
        4,
      );
    brush.ellipse([0, -94, 26, 6], shade(wood, 0.16));
  },
};
