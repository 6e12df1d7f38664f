import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A snail. */
export const snail: Subject = {
  id: 'snail',
  words: ['snail'],
  heightShare: 0.09,
  width: 150,
  domain: 'ground',
  head: [56, -42, 9],
  draw(brush, _random, wish) {
    brush
      .limb('-66,-4,3 -30,-8,8 20,-10,10 48,-24,9 56,-44,7', '#c9b083')
      .line('56,-46 52,-66', '#c9b083', 3)
      .line('60,-46 66,-64', '#c9b083', 3)
      .ellipse([52, -67, 3, 3], '#2a2428')
      .ellipse([66, -65, 3, 3], '#2a2428');
    const shell = wish.colour ?? '#a86a3c';
    for (const [size, tone] of [
      [1, 0],
      [0.74, 0.22],
      [0.52, -0.06],
      [0.3, 0.26],
      [0.12, -0.3],
    ] as const)
      brush.ellipse([-8 + (1 - size) * 5, -44 + (1 - size) * 4, 36 * size, 34 * size], shade(shell, tone));
  },
};
