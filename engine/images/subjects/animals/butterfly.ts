import { shade } from '../../drawing/colour.ts';
import { spline } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** Draws: butterfly, moth. */
export const butterfly: Subject = {
  id: 'butterfly',
  words: ['butterfly', 'moth'],
  heightShare: 0.15,
  width: 120,
  domain: 'air',
  draw(brush, random, wish) {
    const colour = wish.colour || random.pick(['#e5812f', '#4f97d8', '#e2b040']);
    for (const s of [-1, 1]) {
      brush.polygon(
        spline(
          [
            [0, -52],
            [s * 20, -88],
            [s * 52, -94],
            [s * 54, -66],
            [s * 26, -48],
            [0, -48],
          ],
          7,
        ),
        shade(colour, s * brush.lightSide > 0 ? 0.06 : -0.14),
      );
      brush.polygon(
        spline(
          [
            [0, -50],
            [s * 30, -46],
            [s * 42, -24],
            [s * 24, -6],
            [s * 8, -24],
            [0, -44],
          ],
          7,
        ),
        shade(colour, s * brush.lightSide > 0 ? -0.06 : -0.24),
      );
      brush.ellipse([s * 42, -78, 5, 6], '#fff2d4');
      brush.ellipse([s * 28, -26, 4, 5], '#fff2d4');
      brush.curve(
        [
          [0, -62],
          [s * 8, -80],
          [s * 14, -86],
        ],
        '#2a2230',
        1,
      );
    }
    brush.limb('0,-64,2.4 0,-46,3 0,-22,1.4', '#2a2230');
  },
};
