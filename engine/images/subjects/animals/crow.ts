import { drawBird } from '../rigs/bird-shape.ts';
import type { Subject } from '../subject.ts';

/** A crow. */
export const crow: Subject = {
  id: 'crow',
  words: ['crow', 'raven', 'blackbird', 'magpie', 'rook'],
  heightShare: 0.15,
  width: 110,
  domain: 'ground',
  head: [22, -78, 16],
  draw(brush, _random, wish) {
    drawBird(brush, { body: wish.colour ?? '#2a2933', beak: '#3a3640' });
  },
};
