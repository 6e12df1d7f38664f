import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A flower pot. */
export const flowerPot: Subject = {
  id: 'flower-pot',
  words: ['flower pot', 'clay pot', 'terracotta pot', 'planter', 'plant pot', 'flowerpot'],
  heightShare: 0.2,
  width: 110,
  domain: 'table',
  room: { way: 'open', y: 98, halfWidth: 38 },
  topShare: 1.6,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#c06a44';
    brush
      .polygon('-42,-84 42,-84 30,0 -30,0', colour)
      .faded(0.3, () =>
        brush.polygon(
          brush.lightSide > 0 ? '-42,-84 -16,-84 -14,0 -30,0' : '16,-84 42,-84 30,0 14,0',
          shade(colour, -0.6),
        ),
      )
      .rounded([-50, -100, 100, 24], 4, shade(colour, 0.1))
      .faded(0.4, () => brush.rectangle([-48, -78, 96, 5], shade(colour, -0.5)));
    if (!wish.isFilled)
      for (const [x, y] of [
        [-30, -104],
        [-10, -108],
        [12, -106],
        [32, -103],
      ] as const)
        brush.ellipse([x, y, 18, 8], '#5a4030');
  },
};
