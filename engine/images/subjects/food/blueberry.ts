import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A blueberry. */
export const blueberry: Subject = {
  id: 'blueberry',
  words: ['blueberry', 'currant'],
  heightShare: 0.06,
  width: 100,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#41588f';
    brush
      .ellipse([0, -48, 49, 48], colour)
      .faded(0.4, () => brush.ellipse([-brush.lightSide * 14, -36, 32, 34], shade(colour, -0.6)))
      .polygon('-16,-82 -8,-72 0,-86 8,-72 16,-82 14,-64 -14,-64', shade(colour, -0.5))
      .faded(0.6, () => brush.ellipse([brush.lightSide * 20, -64, 9, 8], shade(colour, 0.5)));
  },
};
