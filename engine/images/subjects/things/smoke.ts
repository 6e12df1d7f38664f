import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Smoke that rises. */
export const smoke: Subject = {
  id: 'smoke',
  words: ['smoke', 'steam', 'smoke cloud', 'fumes'],
  heightShare: 0.3,
  width: 70,
  domain: 'ground',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#c9ced6';
    for (const [x, y, radius] of [
      [0, -8, 9],
      [4, -22, 13],
      [-5, -38, 17],
      [5, -56, 20],
      [-3, -76, 24],
    ] as const)
      brush.faded(0.62, () => brush.ellipse([x, y, radius, radius * 0.9], shade(colour, (y + 40) / -260)));
  },
};
