import { drawCrown, drawTrunk, leafColour } from '../rigs/foliage.ts';
import type { Subject } from '../subject.ts';

/** A fruit tree. */
export const appleTree: Subject = {
  id: 'apple-tree',
  words: ['apple tree', 'orange tree', 'orchard', 'lemon tree', 'fruit tree'],
  heightShare: 0.34,
  width: 100,
  domain: 'ground',
  draw(brush, random, wish) {
    drawTrunk(brush, { height: 44, width: 4.4 });
    drawCrown(brush, random, { at: [0, -60, 42], colour: leafColour(brush, random) });
    for (let index = 0; index < 16; index++) {
      const angle = index * 2.4;
      const reach = Math.sqrt((index + 0.5) / 16) * 34;
      brush.ellipse([Math.cos(angle) * reach, -60 + Math.sin(angle) * reach * 0.76, 3, 3], wish.colour ?? '#cf4434');
    }
  },
};
