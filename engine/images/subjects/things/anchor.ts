import type { Subject } from '../subject.ts';

/** An anchor. */
export const anchor: Subject = {
  id: 'anchor',
  words: ['anchor'],
  heightShare: 0.24,
  isLarge: true,
  width: 80,
  domain: 'ground',
  draw(brush, _random, wish) {
    const iron = wish.colour ?? '#4a525e';
    brush
      .ring([0, -90, 8], iron, 4)
      .line('0,-82 0,-6', iron, 6)
      .line('-18,-70 18,-70', iron, 5)
      .curve('-38,-34 -30,-10 0,-3 30,-10 38,-34', iron, 6)
      .polygon('-46,-30 -38,-46 -28,-32', iron)
      .polygon('46,-30 38,-46 28,-32', iron);
  },
};
