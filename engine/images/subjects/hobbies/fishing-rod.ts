import type { Subject } from '../subject.ts';

/** A fishing rod. */
export const fishingRod: Subject = {
  id: 'fishing-rod',
  words: ['fishing rod', 'fishing pole', 'fishing line'],
  heightShare: 0.36,
  isLarge: true,
  width: 90,
  domain: 'ground',
  isLong: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#c8413a';
    brush
      .curve('-30,0 -6,-52 34,-98', '#7a5236', 3)
      .line('-30,0 -22,-16', '#33363e', 5)
      .ellipse([-20, -24, 5.4, 5.4], colour)
      .line('34,-98 38,-20', '#dfe5ea', 0.7)
      .ellipse([38, -20, 3, 4], colour);
  },
};
