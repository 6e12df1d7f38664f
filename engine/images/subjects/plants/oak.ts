import { drawCrown, drawTrunk, leafColour } from '../rigs/foliage.ts';
import type { Subject } from '../subject.ts';

/** A broad tree with a round crown. */
export const oak: Subject = {
  id: 'oak',
  words: ['oak', 'tree', 'maple', 'elm', 'linden', 'beech'],
  heightShare: 0.38,
  width: 96,
  domain: 'ground',
  draw(brush, random, wish) {
    drawTrunk(brush, { height: 46, width: 4.2 });
    drawCrown(brush, random, { at: [0, -64, 40], colour: wish.colour ?? leafColour(brush, random) });
  },
};
