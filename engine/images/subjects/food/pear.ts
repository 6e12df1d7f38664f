import { drawFruit } from '../rigs/fruit-shapes.ts';
import type { Subject } from '../subject.ts';

/** A pear. */
export const pear: Subject = {
  id: 'pear',
  words: ['pear'],
  heightShare: 0.16,
  width: 90,
  domain: 'table',
  draw(brush, _random, wish) {
    brush.placed({ y: -42, scale: 2.1 }, () => drawFruit(brush, 'pear', wish.colour));
  },
};
