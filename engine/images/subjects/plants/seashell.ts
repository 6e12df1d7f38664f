import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A sea shell. */
export const seashell: Subject = {
  id: 'seashell',
  words: ['shell', 'seashell', 'sea shell', 'clam', 'scallop', 'conch'],
  heightShare: 0.1,
  width: 116,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f0bfa4';
    brush
      .blob('-14,-4 14,-4 20,0 -20,0', shade(colour, -0.2))
      .polygon(smooth('-10,-6 -44,-44 -52,-70 -34,-92 0,-99 34,-92 52,-70 44,-44 10,-6', 6), colour);
    for (let rib = -4; rib <= 4; rib++)
      brush.faded(0.6, () =>
        brush.line(
          [
            [rib * 1.6, -8],
            [rib * 12, -94 + Math.abs(rib) * 5],
          ],
          shade(colour, rib % 2 ? -0.2 : 0.34),
          3,
        ),
      );
    brush.faded(0.4, () => brush.curve('-46,-62 -20,-76 20,-76 46,-62', shade(colour, -0.3), 3));
  },
};
