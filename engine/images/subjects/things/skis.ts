import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Skis with their poles. */
export const skis: Subject = {
  id: 'skis',
  words: ['ski', 'pair of skis', 'ski pole'],
  heightShare: 0.4,
  isLarge: true,
  width: 60,
  domain: 'ground',
  isMany: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d8483c';
    for (const [x, tilt] of [
      [-14, -5],
      [6, 5],
    ] as const)
      brush
        .polygon(
          [
            [x, 0],
            [x + 9, 0],
            [x + 9 + tilt, -96],
            [x + 4 + tilt, -104],
            [x + tilt, -96],
          ],
          colour,
        )
        .rectangle([x + tilt * 0.5, -54, 9, 12], shade(colour, -0.5));
    for (const side of [-1, 1])
      brush
        .line(
          [
            [side * 26, 0],
            [side * 20, -80],
          ],
          '#4a4d55',
          3,
        )
        .ellipse([side * 25, -12, 6, 2.4], '#4a4d55');
  },
};
