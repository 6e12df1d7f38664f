import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A chandelier. */
export const chandelier: Subject = {
  id: 'chandelier',
  words: ['chandelier', 'ceiling lamp'],
  heightShare: 0.26,
  width: 110,
  domain: 'wall',
  isIndoors: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d9b04a';
    brush.line('0,-100 0,-60', colour, 2).ellipse([0, -56, 6, 8], colour);
    for (const x of [-46, -24, 0, 24, 46]) {
      brush
        .curve(
          [
            [0, -40],
            [x * 0.6, -20],
            [x, -34],
          ],
          colour,
          2.6,
        )
        .rounded([x - 3, -52, 6, 18], 1, '#fbf5e4')
        .ellipse([x, -56, 3, 5], '#ffd98a')
        .glow([x, -56, 22], '#ffd080', 0.5);
    }
    brush.ellipse([0, -20, 8, 9], shade(colour, 0.2)).polygon('-4,-14 4,-14 0,0', '#d6f0fa');
  },
};
