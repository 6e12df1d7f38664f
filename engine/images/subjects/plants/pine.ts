import { drawConifer } from '../rigs/foliage.ts';
import type { Subject } from '../subject.ts';

/** A conifer, with snow in winter. */
export const pine: Subject = {
  id: 'pine',
  words: ['pine', 'fir', 'spruce', 'conifer', 'pine tree', 'fir tree', 'larch', 'cedar'],
  heightShare: 0.36,
  width: 60,
  domain: 'ground',
  draw(brush, random, wish) {
    const colour = wish.colour ?? random.pick(['#35604e', '#2f5650', '#41684c']);
    drawConifer(brush, random, { colour, hasSnow: brush.atmosphere.season === 'winter' });
  },
};
