import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A ball with three holes. */
export const bowlingBall: Subject = {
  id: 'bowling-ball',
  words: ['bowling ball'],
  heightShare: 0.12,
  width: 100,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#33537a';
    brush
      .ellipse([0, -49, 49, 49], colour)
      .faded(0.35, () => brush.ellipse([-brush.lightSide * 16, -36, 33, 36], shade(colour, -0.6)))
      .faded(0.6, () => brush.ellipse([brush.lightSide * 20, -72, 11, 8], shade(colour, 0.6)));
    for (const [x, y] of [
      [-10, -70],
      [6, -74],
      [0, -58],
    ] as const)
      brush.ellipse([x, y, 5, 5], '#17131a');
  },
};
