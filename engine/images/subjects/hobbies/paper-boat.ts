import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A boat of folded paper. */
export const paperBoat: Subject = {
  id: 'paper-boat',
  words: ['paper boat', 'origami boat', 'paper ship'],
  heightShare: 0.12,
  width: 190,
  domain: 'water',
  standsInWater: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f4f1ea';
    brush
      .polygon('0,-96 44,-34 -44,-34', colour)
      .polygon('0,-96 0,-34 -44,-34', shade(colour, -0.14))
      .polygon('-96,-52 -44,-34 44,-34 96,-52 58,0 -58,0', shade(colour, -0.05))
      .polygon('-96,-52 -44,-34 0,-34 -58,0', shade(colour, -0.2))
      .line('-58,0 0,-34 58,0', shade(colour, -0.26), 2);
  },
};
