import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A throne with a high back. */
export const throne: Subject = {
  id: 'throne',
  words: ['throne', 'royal throne', 'golden throne', 'king’s throne', 'iron throne'],
  heightShare: 0.34,
  width: 66,
  domain: 'ground',
  isIndoors: true,
  draw(brush, _random, wish) {
    const gold = '#d9a93c';
    const cloth = wish.colour ?? '#a8233a';
    brush
      .polygon('-28,-30 -30,-86 -20,-92 0,-99 20,-92 30,-86 28,-30', gold)
      .polygon('-21,-32 -22,-80 0,-89 22,-80 21,-32', cloth)
      .ellipse([0, -96, 4, 4], '#c8413a')
      .ellipse([-29, -88, 3.4, 3.4], shade(gold, 0.2))
      .ellipse([29, -88, 3.4, 3.4], shade(gold, 0.2));
    for (const [x, y] of [
      [-10, -50],
      [10, -50],
      [0, -62],
      [-10, -74],
      [10, -74],
    ] as const)
      brush.ellipse([x, y, 1.5, 1.5], shade(cloth, -0.4));
    brush
      .rounded([-27, -38, 54, 11], 4, shade(cloth, 0.14))
      .rectangle([-29, -28, 58, 10], gold)
      .rectangle([-27, -24, 54, 2], shade(gold, -0.3));
    for (const side of [-1, 1])
      brush
        .rounded([side > 0 ? 24 : -33, -56, 9, 6], 3, shade(gold, 0.16))
        .rectangle([side > 0 ? 26 : -31, -50, 5, 22], shade(gold, -0.12))
        .rectangle([side > 0 ? 23 : -29, -18, 6, 18], shade(gold, -0.16))
        .ellipse([side * 26, -2, 5, 3], shade(gold, -0.2));
  },
};
