import { drawFruit } from '../rigs/fruit-shapes.ts';
import type { Subject } from '../subject.ts';

/** A peach. */
export const peach: Subject = {
  id: 'peach',
  words: ['peach fruit', 'peaches', 'nectarine'],
  heightShare: 0.16,
  width: 90,
  domain: 'table',
  draw(brush, _random, wish) {
    brush.placed({ y: -42, scale: 2.1 }, () => drawFruit(brush, 'peach', wish.colour));
  },
};
