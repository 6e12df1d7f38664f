import { drawFlower } from '../rigs/flower-shapes.ts';
import type { Subject } from '../subject.ts';

/** A bed of poppies. */
export const poppy: Subject = {
  id: 'poppy',
  words: ['poppy'],
  heightShare: 0.2,
  width: 120,
  domain: 'ground',
  isMany: true,
  draw(brush, random, wish) {
    for (let index = 0; index < 8; index++) {
      const x = -50 + index * 14 + random.range(-3, 3);
      const colour = wish.colour ?? random.pick(['#d8402f', '#e0573a']);
      drawFlower(brush, random, { x, height: random.range(46, 84), colour, blossom: 'poppy' });
    }
  },
};
