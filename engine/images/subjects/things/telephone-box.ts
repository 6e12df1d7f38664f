import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A telephone box. */
export const telephoneBox: Subject = {
  id: 'telephone-box',
  words: ['telephone box', 'phone box', 'phone booth', 'telephone booth'],
  heightShare: 0.5,
  isLarge: true,
  width: 48,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#c2302c';
    brush
      .rectangle([-23, -92, 46, 92], colour)
      .blob('-24,-90 -20,-100 0,-104 20,-100 24,-90', shade(colour, -0.14))
      .rectangle([-17, -90, 34, 6], '#f4efe4');
    for (let row = 0; row < 6; row++) for (const x of [-17, -5, 7]) brush.window([x, -80 + row * 12, 10, 10]);
    brush.rectangle([-25, -4, 50, 4], shade(colour, -0.4));
  },
};
