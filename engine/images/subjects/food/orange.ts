import { drawFruit } from '../rigs/fruit-shapes.ts';
import type { Subject } from '../subject.ts';

/** An orange. */
export const orange: Subject = {
  id: 'orange',
  words: ['orange fruit', 'oranges', 'tangerine', 'mandarin'],
  heightShare: 0.16,
  width: 90,
  domain: 'table',
  draw(brush, _random, wish) {
    brush.placed({ y: -42, scale: 2.1 }, () => drawFruit(brush, 'orange', wish.colour));
  },
};
