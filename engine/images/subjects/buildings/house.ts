import { drawHouse, ROOFS, WALLS } from '../rigs/house-shape.ts';
import type { Subject } from '../subject.ts';

/** A house with a chimney. */
export const house: Subject = {
  id: 'house',
  words: ['house', 'home', 'cottage', 'farmhouse', 'villa', 'mansion', 'inn'],
  heightShare: 0.24,
  width: 118,
  domain: 'ground',
  draw(brush, random, wish) {
    drawHouse(brush, {
      width: 100,
      height: 44,
      wall: wish.colour ?? random.pick(WALLS),
      roof: random.pick(ROOFS),
      hasSmoke: true,
    });
  },
};
