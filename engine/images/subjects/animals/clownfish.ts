import { drawFish } from '../rigs/fish-shape.ts';
import type { Subject } from '../subject.ts';

/** A fish with white stripes. */
export const clownfish: Subject = {
  id: 'clownfish',
  words: ['clownfish', 'goldfish', 'koi'],
  heightShare: 0.13,
  width: 170,
  domain: 'sea',
  draw(brush, _random, wish) {
    brush.placed({ y: -50, scale: 3.5 }, () => drawFish(brush, wish.colour ?? '#ea7a2c', '#fbf4e8'));
  },
};
