import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** An upright piano. */
export const piano: Subject = {
  id: 'piano',
  words: ['piano'],
  heightShare: 0.26,
  width: 120,
  domain: 'ground',
  isIndoors: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#3a2a2c';
    brush
      .block([-54, -100, 108, 62], colour, 0.2)
      .rectangle([-58, -102, 116, 6], shade(colour, 0.16))
      .rectangle([-58, -44, 116, 8], shade(colour, 0.1))
      .rectangle([-50, -38, 8, 38], colour)
      .rectangle([42, -38, 8, 38], colour)
      .rectangle([-48, -36, 96, 34], shade(colour, -0.2));
    brush.rectangle([-52, -48, 104, 6], '#f4f0e6');
    for (let key = 0; key < 20; key++)
      if (key % 7 !== 2 && key % 7 !== 6) brush.rectangle([-48 + key * 5, -48, 2.4, 3.6], '#1c1820');
    brush.polygon('-16,-76 16,-76 20,-54 -20,-54', '#f0e8d6');
  },
};
