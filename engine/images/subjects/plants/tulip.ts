import { drawFlower } from '../rigs/flower-shapes.ts';
import type { Subject } from '../subject.ts';

/** A bed of tulips. */
export const tulip: Subject = {
  id: 'tulip',
  words: ['tulip'],
  heightShare: 0.2,
  width: 120,
  domain: 'ground',
  isMany: true,
  draw(brush, random, wish) {
    for (let index = 0; index < 8; index++) {
      const x = -50 + index * 14 + random.range(-3, 3);
      const colour = wish.colour ?? random.pick(['#e0574c', '#f0b64a', '#d76a9a']);
      drawFlower(brush, random, { x, height: random.range(52, 78), colour, blossom: 'tulip' });
    }
  },
};
