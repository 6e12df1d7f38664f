import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A glass of juice with a straw. */
export const glass: Subject = {
  id: 'glass',
  words: ['glass of juice', 'juice', 'lemonade', 'glass of milk', 'glass of water', 'smoothie'],
  heightShare: 0.26,
  width: 64,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f0a83a';
    brush
      .polygon('-28,-92 28,-92 22,-2 -22,-2', '#dfeaf0')
      .polygon('-25,-74 25,-74 20,-6 -20,-6', colour)
      .ellipse([0, -74, 25, 5], shade(colour, 0.3))
      .line('4,-50 22,-112', '#d8574a', 5)
      .polygon('-20,-70 -13,-70 -11,-10 -16,-10', shade(colour, 0.5));
  },
};
