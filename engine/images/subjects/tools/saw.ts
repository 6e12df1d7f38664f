import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A hand saw. */
export const saw: Subject = {
  id: 'saw',
  words: ['saw', 'hand saw', 'handsaw'],
  heightShare: 0.2,
  width: 200,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#a8643a';
    brush.polygon('-40,-76 98,-34 98,-22 -40,-20', '#c3cad2').polygon('-40,-76 98,-34 98,-30 -40,-66', '#e6eaee');
    for (let tooth = 0; tooth < 17; tooth++)
      brush.polygon(
        [
          [-40 + tooth * 8, -21],
          [-36 + tooth * 8, -12],
          [-32 + tooth * 8, -21],
        ],
        '#a9b1ba',
      );
    brush
      .polygon(smooth('-38,-84 -60,-90 -88,-76 -98,-46 -84,-14 -58,-2 -38,-10', 6), colour)
      .cutOut('-54,-66 -74,-60 -78,-36 -60,-22 -50,-34');
  },
};
