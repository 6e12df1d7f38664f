import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A pile of pancakes on a plate, with butter. */
export const pancakes: Subject = {
  id: 'pancakes',
  words: ['pancake', 'plate of pancakes', 'stack of pancakes'],
  heightShare: 0.3,
  width: 150,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d99a4e';
    brush.ellipse([0, -8, 74, 9], '#e9e6df').ellipse([0, -11, 66, 7], '#ffffff');
    for (let layer = 0; layer < 5; layer++) {
      const y = -20 - layer * 14;
      const reach = 52 - (layer % 2) * 4;
      brush.ellipse([0, y + 4, reach, 10], shade(colour, -0.28)).ellipse([layer % 2 ? 2 : -2, y, reach, 9], colour);
    }
    brush
      .ellipse([0, -79, 40, 6], shade(colour, -0.42))
      .blob('-34,-78 -30,-50 -24,-78', '#8a4a1e')
      .blob('14,-78 20,-40 28,-78', '#8a4a1e')
      .block([-11, -92, 22, 12], '#f6dd7a');
  },
};
