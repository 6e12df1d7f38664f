import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A witch's cauldron that boils over. */
export const cauldron: Subject = {
  id: 'cauldron',
  words: ['cauldron', 'witch’s cauldron', 'bubbling cauldron', 'magic cauldron'],
  heightShare: 0.18,
  width: 118,
  domain: 'ground',
  draw(brush, _random, wish) {
    const brew = wish.colour ?? '#6fbf4a';
    const iron = '#33333d';
    for (const x of [-30, 30])
      brush.limb(
        [
          [x, -16, 5],
          [x * 1.25, -1, 4],
        ],
        shade(iron, -0.3),
      );
    brush
      .blob('-52,-66 -58,-40 -44,-12 0,-4 44,-12 58,-40 52,-66', iron)
      .faded(0.4, () => brush.blob('-46,-60 -52,-40 -40,-18 -30,-14 -38,-38 -34,-60', shade(iron, 0.4)))
      .ellipse([0, -68, 56, 11], shade(iron, 0.2))
      .ellipse([0, -69, 48, 8], brew)
      .ring([-56, -50, 6], shade(iron, 0.3), 3)
      .ring([56, -50, 6], shade(iron, 0.3), 3)
      .limb('-30,-64,6 -30,-46,4.6', brew)
      .limb('22,-64,5 22,-52,4', brew)
      .glow([0, -76, 60], brew, 0.45);
    for (const [x, y, radius] of [
      [-22, -76, 10],
      [4, -80, 13],
      [26, -75, 8],
      [-6, -96, 4],
      [14, -100, 3],
    ] as const)
      brush
        .ellipse([x, y, radius, radius], shade(brew, 0.2))
        .faded(0.7, () => brush.ellipse([x - radius * 0.3, y - radius * 0.3, radius * 0.3, radius * 0.3], '#ffffff'));
  },
};
