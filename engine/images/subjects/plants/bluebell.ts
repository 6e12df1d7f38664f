import { drawFlower } from '../rigs/flower-shapes.ts';
import type { Subject } from '../subject.ts';

/** A bed of bluebells. */
export const bluebell: Subject = {
  id: 'bluebell',
  words: ['bluebell', 'hyacinth', 'foxglove', 'snowdrop'],
  heightShare: 0.18,
  width: 120,
  domain: 'ground',
  isMany: true,
  draw(brush, random, wish) {
    for (let index = 0; index < 8; index++) {
      const x = -50 + index * 14 + random.range(-3, 3);
      const colour = wish.colour ?? random.pick(['#6a74c8', '#7f8ad8']);
      drawFlower(brush, random, { x, height: random.range(58, 86), colour, blossom: 'bell' });
    }
  },
};
