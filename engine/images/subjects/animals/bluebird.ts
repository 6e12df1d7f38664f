import { drawBird } from '../rigs/bird-shape.ts';
import type { Subject } from '../subject.ts';

/** A bright bird. */
export const bluebird: Subject = {
  id: 'bluebird',
  words: ['bluebird', 'kingfisher', 'blue tit', 'jay', 'canary'],
  heightShare: 0.13,
  width: 110,
  domain: 'ground',
  head: [22, -78, 16],
  draw(brush, _random, wish) {
    drawBird(brush, { body: wish.colour ?? '#3f7fc0', breast: '#f0d9a0' });
  },
};
