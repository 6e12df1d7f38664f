import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** Gull. */
export const gull: Subject = {
  id: 'gull',
  words: ['gull', 'seagull', 'albatross', 'pelican'],
  heightShare: 0.09,
  width: 180,
  domain: 'air',
  draw(brush, random, wish) {
    const colour = wish.colour || '#f5f3ee';
    brush.polygon(
      [
        ...smooth('-88,-66 -44,-86 0,-44', 8),
        ...smooth('0,-44 40,-92 92,-78', 8),
        ...smooth('92,-78 44,-66 14,-30', 8),
        ...smooth('-14,-32 -46,-66 -88,-66', 8),
      ],
      colour,
    );
    brush.limb('-34,-28,3 0,-38,11 28,-44,8 38,-46,4', shade(colour, 0.05));
    brush.polygon('39,-49 50,-44 39,-42', '#e5a23c');
    brush.polygon('-88,-66 -66,-77 -58,-68', '#3a3a44');
    brush.polygon('92,-78 70,-84 66,-70', '#3a3a44');
  },
};
