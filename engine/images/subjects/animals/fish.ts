import { drawFish } from '../rigs/fish-shape.ts';
import type { Subject } from '../subject.ts';

const COLOURS = ['#e8a04a', '#e87a52', '#f2d9a0'];

/** A school of fish, or one where one is asked for. */
export const fish: Subject = {
  id: 'fish',
  words: ['fish', 'fishes', 'minnow', 'herring', 'sardine', 'carp', 'trout', 'salmon'],
  heightShare: 0.2,
  width: 240,
  domain: 'sea',
  isMany: true,
  hasSingle: true,
  draw(brush, random, wish) {
    const count = wish.isSingle ? 1 : 15;
    for (let index = 0; index < count; index++) {
      const reach = Math.sqrt((index + 0.5) / count);
      const place = wish.isSingle
        ? { y: -50, scale: 4 }
        : {
            x: Math.cos(index * 2.4) * reach * 104,
            y: -50 + Math.sin(index * 2.4) * reach * 40,
            scale: random.range(0.7, 1.05),
          };
      brush.placed(place, () => drawFish(brush, wish.colour ?? random.pick(COLOURS)));
    }
  },
};
