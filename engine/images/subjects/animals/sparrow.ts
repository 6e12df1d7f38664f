import { drawBird } from '../rigs/bird-shape.ts';
import type { Subject } from '../subject.ts';

/** A songbird. */
export const sparrow: Subject = {
  id: 'sparrow',
  words: [
    'sparrow',
    'bird',
    'little bird',
    'small bird',
    'finch',
    'songbird',
    'robin',
    'nightingale',
    'wren',
    'woodpecker',
    'swallow bird',
  ],
  heightShare: 0.13,
  width: 110,
  domain: 'ground',
  head: [22, -78, 16],
  draw(brush, _random, wish) {
    drawBird(brush, { body: wish.colour ?? '#8a6a4c', breast: '#d9703f' });
  },
};
