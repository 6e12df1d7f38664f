import { drawCrown, drawTrunk } from '../rigs/foliage.ts';
import type { Subject } from '../subject.ts';

/** A cherry tree in blossom. */
export const cherryTree: Subject = {
  id: 'cherry-tree',
  words: ['cherry tree', 'cherry blossom', 'sakura', 'blossom', 'plum tree', 'almond tree'],
  heightShare: 0.38,
  width: 104,
  domain: 'ground',
  draw(brush, random, wish) {
    drawTrunk(brush, { height: 46, width: 4, colour: '#4a3340' });
    drawCrown(brush, random, { at: [-16, -58, 27], colour: wish.colour ?? '#eea6b9', puffs: 11 });
    drawCrown(brush, random, { at: [18, -62, 28], colour: wish.colour ?? '#f2b6c4', puffs: 11 });
    drawCrown(brush, random, { at: [0, -76, 24], colour: wish.colour ?? '#f6c6d0', puffs: 10 });
    for (let petal = 0; petal < 22; petal++)
      brush.ellipse([random.range(-52, 52), random.range(-40, 2), 0.9, 0.6], '#f6c6d0');
  },
};
