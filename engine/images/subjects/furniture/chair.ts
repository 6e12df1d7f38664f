import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A wooden chair. */
export const chair: Subject = {
  id: 'chair',
  words: ['chair', 'stool', 'seat'],
  heightShare: 0.2,
  width: 52,
  domain: 'ground',
  isIndoors: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#9a6a42';
    brush
      .rectangle([-20, -100, 5, 100], shade(colour, -0.12))
      .rectangle([15, -50, 5, 50], colour)
      .rectangle([-14, -50, 4, 46], shade(colour, -0.3))
      .rectangle([8, -46, 4, 42], shade(colour, -0.3));
    for (const y of [-94, -80, -66]) brush.rectangle([-20, y, 9, 6], shade(colour, 0.08));
    brush
      .polygon('-22,-52 20,-52 24,-45 -20,-45', shade(colour, 0.16))
      .rectangle([-18, -22, 36, 3.4], shade(colour, -0.2));
  },
};
