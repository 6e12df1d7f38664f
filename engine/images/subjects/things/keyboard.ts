import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A keyboard. */
export const keyboard: Subject = {
  id: 'keyboard',
  words: ['keyboard', 'computer keyboard'],
  heightShare: 0.1,
  width: 260,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#3a3f4c';
    brush.polygon('-118,-86 118,-86 128,-6 -128,-6', colour).rectangle([-128, -7, 256, 7], shade(colour, -0.4));
    for (let row = 0; row < 4; row++)
      for (let key = 0; key < 12; key++)
        brush.rounded([-110 - row * 1.6 + key * (18.6 + row * 0.3), -79 + row * 18, 15, 13], 2, shade(colour, 0.5));
  },
};
