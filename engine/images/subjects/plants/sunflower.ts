import { drawFlower } from '../rigs/flower-shapes.ts';
import type { Subject } from '../subject.ts';

/** Three sunflowers. */
export const sunflower: Subject = {
  id: 'sunflower',
  words: ['sunflower'],
  heightShare: 0.3,
  width: 80,
  domain: 'ground',
  isMany: true,
  draw(brush, random, wish) {
    for (const [x, height] of [
      [-18, 62],
      [20, 70],
      [2, 82],
    ] as const) {
      drawFlower(brush, random, { x, height, colour: wish.colour ?? '#efb73a', blossom: 'sunflower' });
    }
  },
};
