import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A friendly ghost. */
export const ghost: Subject = {
  id: 'ghost',
  words: ['ghost', 'spirit', 'phantom', 'spectre'],
  heightShare: 0.2,
  width: 76,
  domain: 'ground',
  head: [0, -68, 26],
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f1f3f8';
    brush
      .faded(0.92, () =>
        brush.blob('-30,-4 -34,-50 -26,-84 0,-99 26,-84 34,-50 30,-4 20,-14 10,-2 0,-14 -10,-2 -20,-14', colour),
      )
      .faded(0.3, () => brush.blob('-28,-10 -31,-50 -22,-82 -14,-60 -16,-16', shade(colour, -0.5)))
      .ellipse([-9, -68, 4.4, 6.4], '#20222e')
      .ellipse([11, -68, 4.4, 6.4], '#20222e')
      .ellipse([1, -52, 4, 5], '#20222e');
  },
};
