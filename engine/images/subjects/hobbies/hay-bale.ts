import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A bale of hay. */
export const hayBale: Subject = {
  id: 'hay-bale',
  words: ['hay bale', 'bale', 'bale of hay', 'straw bale', 'haystack', 'hay', 'bale of straw'],
  heightShare: 0.14,
  isLarge: true,
  width: 140,
  domain: 'ground',
  draw(brush, random, wish) {
    const colour = wish.colour ?? '#dcb860';
    brush.polygon('-66,-70 -46,-96 66,-96 66,-70', shade(colour, 0.18)).block([-66, -72, 132, 72], colour, 0.3);
    for (let straw = 0; straw < 34; straw++) {
      const [x, y] = [random.range(-62, 54), random.range(-92, -4)];
      brush.faded(0.6, () =>
        brush.line(
          [
            [x, y],
            [x + random.range(6, 18), y + random.range(-4, 4)],
          ],
          shade(colour, straw % 2 ? 0.3 : -0.26),
          1.6,
        ),
      );
    }
    for (const x of [-28, 26])
      brush
        .line(
          [
            [x, -72],
            [x, 0],
          ],
          '#a8673f',
          2.4,
        )
        .line(
          [
            [x, -72],
            [x + 9, -96],
          ],
          '#a8673f',
          2.4,
        );
  },
};
