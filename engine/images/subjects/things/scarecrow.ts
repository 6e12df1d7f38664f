import type { Subject } from '../subject.ts';

/** A scarecrow. */
export const scarecrow: Subject = {
  id: 'scarecrow',
  words: ['scarecrow'],
  heightShare: 0.3,
  isLarge: true,
  width: 90,
  domain: 'ground',
  head: [0, -82, 10],
  draw(brush, _random, wish) {
    const shirt = wish.colour ?? '#a8563f';
    brush
      .line('0,0 0,-90', '#7a5a3c', 3)
      .line('-42,-64 42,-64', '#7a5a3c', 3)
      .polygon('-38,-70 38,-70 38,-58 14,-54 14,-30 -14,-30 -14,-54 -38,-58', shirt)
      .polygon('-13,-30 13,-30 10,-6 2,-20 -2,-20 -10,-6', '#4f6080');
    for (const x of [-40, 40])
      for (let straw = -2; straw < 3; straw++)
        brush.line(
          [
            [x, -64],
            [x + Math.sign(x) * 9, -64 + straw * 4],
          ],
          '#e0c06a',
          1.2,
        );
    brush
      .ellipse([0, -82, 10, 10], '#e6cf9a')
      .ellipse([-3.4, -83, 1.4, 1.6], '#2a2026')
      .ellipse([3.4, -83, 1.4, 1.6], '#2a2026')
      .curve('-4,-77 0,-75 4,-77', '#2a2026', 1);
    if (wish.worn?.some(({ wear }) => wear.place === 'head')) return;
    brush.ellipse([0, -90, 17, 3.4], '#8a6a44').polygon('-10,-91 -4,-106 6,-105 10,-91', '#9a7a50');
  },
};
