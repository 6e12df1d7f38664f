import { drawFlower } from '../rigs/flower-shapes.ts';
import type { Subject } from '../subject.ts';

/** A bed of roses. */
export const rose: Subject = {
  id: 'rose',
  words: ['rose'],
  heightShare: 0.2,
  width: 120,
  domain: 'ground',
  isMany: true,
  draw(brush, random, wish) {
    for (let index = 0; index < 7; index++) {
      const x = -46 + index * 15 + random.range(-3, 3);
      const colour = wish.colour ?? random.pick(['#c8324a', '#e06a86', '#f3dccb']);
      drawFlower(brush, random, { x, height: random.range(50, 80), colour, blossom: 'rose' });
    }
  },
};
