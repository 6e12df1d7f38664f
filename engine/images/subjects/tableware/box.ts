import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A box of cardboard. */
export const box: Subject = {
  id: 'box',
  words: ['box', 'cardboard box', 'crate', 'wooden crate', 'wooden box', 'carton', 'shoebox', 'lunch box'],
  heightShare: 0.2,
  width: 140,
  domain: 'ground',
  room: { way: 'open', y: 64, halfWidth: 58 },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#b98d5c';
    brush
      .polygon('-62,-66 -84,-88 -50,-92 -34,-68', shade(colour, 0.1))
      .polygon('62,-66 84,-88 50,-92 34,-68', shade(colour, 0.04));
    if (!wish.isFilled) brush.polygon('-62,-66 -34,-74 34,-74 62,-66', shade(colour, -0.46));
    brush
      .block([-62, -66, 124, 66], colour, 0.3)
      .faded(0.5, () => brush.rectangle([-10, -66, 20, 24], shade(colour, 0.34)))
      .rectangle([-62, -67, 124, 4], shade(colour, 0.2))
      .faded(0.4, () =>
        brush.line('34,-14 34,-28 30,-23', shade(colour, -0.5), 2.4).line('34,-28 38,-23', shade(colour, -0.5), 2.4),
      );
  },
};
