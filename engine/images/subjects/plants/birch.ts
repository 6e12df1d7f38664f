import { drawCrown, leafColour } from '../rigs/foliage.ts';
import type { Subject } from '../subject.ts';

/** A slender tree with a white trunk. */
export const birch: Subject = {
  id: 'birch',
  words: ['birch', 'aspen', 'poplar'],
  heightShare: 0.42,
  width: 60,
  domain: 'ground',
  draw(brush, random, wish) {
    brush.limb('0,2,2.4 1,-50,1.8 0,-78,0.6', '#ece7dc');
    for (let mark = 0; mark < 9; mark++) brush.rectangle([random.range(-2, 0), -8 - mark * 9, 2, 1.1], '#4a4446');
    const colour = wish.colour ?? (brush.atmosphere.season === 'autumn' ? '#e0b13f' : leafColour(brush, random));
    drawCrown(brush, random, { at: [0, -74, 21], colour, puffs: 10 });
    drawCrown(brush, random, { at: [-7, -54, 14], colour, puffs: 7 });
    drawCrown(brush, random, { at: [8, -58, 13], colour, puffs: 7 });
  },
};
