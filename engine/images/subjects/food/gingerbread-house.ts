import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A house of gingerbread. */
export const gingerbreadHouse: Subject = {
  id: 'gingerbread-house',
  words: ['gingerbread house'],
  heightShare: 0.28,
  width: 120,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#8a4f2c';
    const walls = wish.colour ? shade(wish.colour, 0.2) : '#b9743c';
    brush
      .rounded([-62, -8, 124, 8], 4, '#f4f1ec')
      .block([-44, -52, 88, 46], walls, 0.3)
      .polygon('-44,-52 0,-86 44,-52', walls)
      .polygon('-56,-46 -50,-54 0,-97 50,-54 56,-46 0,-84', colour)
      .curve('-56,-46 -44,-52 -34,-58 -24,-66 -12,-74 0,-84 12,-74 24,-66 34,-58 44,-52 56,-46', '#fbf8f2', 5)
      .rounded([-11, -36, 22, 30], 8, '#7a4428')
      .ellipse([6, -20, 2, 2], '#efc74a');
    for (const x of [-30, 22])
      brush
        .rectangle([x, -40, 13, 13], '#ffe2a0')
        .rectangle([x + 5.5, -40, 2, 13], '#fbf8f2')
        .rectangle([x, -34.5, 13, 2], '#fbf8f2');
    for (const [x, y, tone] of [
      [0, -62, '#d2322f'],
      [-22, -58, '#5fa06a'],
      [22, -58, '#efc74a'],
      [-30, -68, '#d2322f'],
      [30, -68, '#5f9fd0'],
      [-14, -80, '#efc74a'],
      [14, -80, '#5fa06a'],
    ] as const)
      brush.ellipse([x, y, 4.4, 4.4], tone);
  },
};
