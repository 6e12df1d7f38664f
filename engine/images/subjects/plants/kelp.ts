import type { Joint } from '../../drawing/points.ts';
import type { Subject } from '../subject.ts';

/** Four strands of kelp. */
export const kelp: Subject = {
  id: 'kelp',
  words: ['kelp', 'seaweed', 'algae'],
  heightShare: 0.42,
  width: 70,
  domain: 'sea',
  isOnSeabed: true,
  draw(brush, random, wish) {
    for (let strand = 0; strand < 4; strand++) {
      const stem = Array.from({ length: 11 }, (_, index): Joint => [
        -24 + strand * 16 + Math.sin(index * 0.8 + strand * 1.7) * 5,
        -index * random.range(8, 9.6),
        1.7 * (1 - index / 12),
      ]);
      brush.limb(stem, wish.colour ?? '#2a7060');
      stem.slice(1, 10).forEach(([x, y], index) => {
        const side = index % 2 ? -1 : 1;
        brush.blob(
          [
            [x, y],
            [x + side * 7, y - 5],
            [x + side * 10, y - 12],
            [x + side * 3, y - 5],
          ],
          wish.colour ?? '#3d8f70',
        );
      });
    }
  },
};
