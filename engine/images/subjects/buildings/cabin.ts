import { drawHouse } from '../rigs/house-shape.ts';
import type { Subject } from '../subject.ts';

/** A log cabin; its roof is white in winter. */
export const cabin: Subject = {
  id: 'cabin',
  words: ['cabin', 'log cabin', 'hut', 'chalet', 'lodge', 'shack'],
  heightShare: 0.22,
  width: 118,
  domain: 'ground',
  draw(brush, _random, wish) {
    const roof = brush.atmosphere.season === 'winter' ? '#e6ebf2' : '#4e3b3c';
    drawHouse(brush, { width: 100, height: 40, wall: wish.colour ?? '#8a5a3c', roof, roofHeight: 40, hasSmoke: true });
    brush.faded(0.25, () => {
      for (let log = 1; log < 7; log++)
        brush.line(
          [
            [-50, -log * 6],
            [50, -log * 6],
          ],
          '#2e1f1c',
          0.8,
        );
    });
  },
};
