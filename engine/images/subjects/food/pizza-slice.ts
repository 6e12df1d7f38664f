import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A slice of pizza with melting cheese. */
export const pizzaSlice: Subject = {
  id: 'pizza-slice',
  words: ['pizza slice', 'slice of pizza', 'piece of pizza'],
  heightShare: 0.18,
  width: 92,
  domain: 'table',
  draw(brush, _random, wish) {
    const cheese = wish.colour ?? '#f2c14e';
    brush
      .blob('-44,-84 -20,-98 20,-98 44,-84 40,-74 0,-82 -40,-74', '#c98a46')
      .polygon('-38,-80 -18,-88 18,-88 38,-80 4,-2 -3,-3', cheese)
      .limb('-20,-36,4 -20,-24,3.4', cheese)
      .limb('14,-24,4 14,-12,3.2', cheese)
      .faded(0.3, () => brush.polygon('-38,-80 -26,-84 -1,-4 -3,-3', shade(cheese, -0.5)));
    for (const [x, y, radius] of [
      [-16, -72, 9],
      [14, -66, 9],
      [-2, -46, 8],
      [2, -24, 6],
    ] as const)
      brush
        .ellipse([x, y, radius, radius], '#c8413a')
        .faded(0.5, () => brush.ellipse([x - 2, y - 2, radius * 0.5, radius * 0.5], '#e8806a'));
    for (const [x, y] of [
      [2, -78],
      [-22, -58],
      [10, -44],
    ] as const)
      brush.ellipse([x, y, 5, 2.4], '#4f8f57', 0.6);
  },
};
