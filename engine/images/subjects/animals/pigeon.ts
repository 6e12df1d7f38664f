import { drawBird } from '../rigs/bird-shape.ts';
import type { Subject } from '../subject.ts';

/** A pigeon. */
export const pigeon: Subject = {
  id: 'pigeon',
  words: ['pigeon', 'dove'],
  heightShare: 0.14,
  width: 110,
  domain: 'ground',
  head: [22, -78, 16],
  draw(brush, _random, wish) {
    drawBird(brush, { body: wish.colour ?? '#8f97a6', breast: '#a9a0b8', head: '#6f8a8a', beak: '#6a5a5a' });
  },
};
