import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A drum kit. */
export const drumKit: Subject = {
  id: 'drum-kit',
  words: ['drum kit', 'drum', 'drums', 'drum set'],
  heightShare: 0.34,
  isLarge: true,
  width: 150,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#b8362f';
    for (const [x, y] of [
      [-56, -92],
      [58, -96],
    ] as const)
      brush
        .line(
          [
            [x, 0],
            [x, y],
          ],
          '#8d9096',
          3,
        )
        .ellipse([x, y, 26, 5], '#d9b24a', x > 0 ? 0.16 : -0.16);
    brush.ellipse([0, -34, 34, 34], '#d6d2c8').ellipse([0, -34, 29, 29], '#f4efe4').ring([0, -34, 34], colour, 6);
    for (const [x, y, reach] of [
      [-22, -74, 17],
      [22, -76, 17],
      [-54, -44, 20],
      [54, -40, 22],
    ] as const)
      brush.rounded([x - reach, y, reach * 2, 22], 4, shade(colour, -0.08)).ellipse([x, y, reach, 5], '#f4efe4');
  },
};
