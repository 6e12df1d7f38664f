import type { Subject } from '../subject.ts';

/** A guitar. */
export const guitar: Subject = {
  id: 'guitar',
  words: ['guitar', 'ukulele'],
  heightShare: 0.32,
  isLarge: true,
  width: 44,
  domain: 'ground',
  draw(brush, _random, wish) {
    const wood = wish.colour ?? '#b9733a';
    brush.placed({ turn: 0.14 }, () => {
      brush
        .rectangle([-2, -92, 4, 56], '#4a3428')
        .rectangle([-3.6, -100, 7.2, 10], '#3a2a22')
        .blob('-16,-8 -14,-26 -9,-32 -12,-44 0,-52 12,-44 9,-32 14,-26 16,-8 0,0', wood)
        .ellipse([0, -30, 5.6, 5.6], '#2a1e1a')
        .rectangle([-6, -14, 12, 2.4], '#3a2a22');
      for (const x of [-1.2, 0, 1.2])
        brush.line(
          [
            [x, -92],
            [x, -13],
          ],
          '#f0e8d6',
          0.35,
        );
    });
  },
};
