import { drawCrown, leafColour } from '../rigs/foliage.ts';
import type { Subject } from '../subject.ts';

/** A round bush. */
export const bush: Subject = {
  id: 'bush',
  words: ['bush', 'shrub', 'hedge'],
  heightShare: 0.12,
  width: 150,
  domain: 'ground',
  draw(brush, random, wish) {
    drawCrown(brush, random, { at: [0, -42, 62], colour: wish.colour ?? leafColour(brush, random), puffs: 13 });
  },
};
