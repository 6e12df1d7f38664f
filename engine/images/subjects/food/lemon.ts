import { drawFruit } from '../rigs/fruit-shapes.ts';
import type { Subject } from '../subject.ts';

/** A lemon. */
export const lemon: Subject = {
  id: 'lemon',
  words: ['lemon', 'lime'],
  heightShare: 0.16,
  width: 90,
  domain: 'table',
  draw(brush, _random, wish) {
    brush.placed({ y: -42, scale: 2.1 }, () => drawFruit(brush, 'lemon', wish.colour));
  },
};
