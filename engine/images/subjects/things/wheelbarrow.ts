import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A wheelbarrow. */
export const wheelbarrow: Subject = {
  id: 'wheelbarrow',
  words: ['wheelbarrow'],
  heightShare: 0.24,
  isLarge: true,
  width: 190,
  domain: 'ground',
  room: { way: 'open', y: 78, halfWidth: 54 },
  topShare: 1.6,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#4f8a5c';
    if (!wish.isFilled) brush.blob('-40,-80 -20,-98 10,-100 44,-94 60,-80', '#9a6f3c');
    brush
      .line('-92,-62 20,-40', '#7b5a3c', 7)
      .line('-30,-40 -40,0', '#55585f', 6)
      .blob('-50,-78 72,-78 40,-30 -24,-30', colour)
      .rectangle([-54, -82, 128, 8], shade(colour, 0.25))
      .ellipse([62, -20, 20, 20], '#2e3036')
      .ellipse([62, -20, 9, 9], '#d6d2c8')
      .line('30,-40 62,-20', '#55585f', 6);
  },
};
