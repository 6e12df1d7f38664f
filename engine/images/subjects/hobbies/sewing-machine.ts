import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A sewing machine. */
export const sewingMachine: Subject = {
  id: 'sewing-machine',
  words: ['sewing machine'],
  heightShare: 0.28,
  width: 140,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#2f3a46';
    brush
      .rounded([-70, -16, 140, 16], 4, shade(colour, -0.3))
      .polygon(smooth('28,-18 28,-56 20,-68 -30,-66 -44,-58 -60,-58 -62,-84 -48,-94 40,-94 60,-84 62,-18', 5), colour)
      .rectangle([-52, -60, 8, 24], '#aeb7c0')
      .line('-48,-38 -48,-18', '#dfe5ea', 2.4)
      .rectangle([-58, -20, 24, 4], '#dfe5ea')
      .ellipse([64, -64, 8, 17], '#33363e')
      .ellipse([66, -64, 5, 12], '#c3cad2')
      .rectangle([4, -108, 14, 16], '#d8574a')
      .rectangle([2, -110, 18, 3], '#e8cfa4')
      .curve('10,-104 -20,-100 -46,-92 -48,-60', '#d8574a', 1.2)
      .faded(0.7, () => brush.curve('-30,-80 0,-86 30,-80 20,-74', '#d9b04a', 2.4))
      .faded(0.4, () => brush.rounded([-54, -90, 92, 5], 2.5, shade(colour, 0.6)));
  },
};
