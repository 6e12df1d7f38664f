import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A cookie with chocolate. */
export const cookie: Subject = {
  id: 'cookie',
  words: ['cookie', 'biscuit', 'chocolate chip cookie', 'gingerbread man', 'cracker'],
  heightShare: 0.1,
  width: 104,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#cf9a58';
    brush
      .blob('-50,-46 -40,-82 -8,-97 30,-90 50,-56 44,-18 12,-1 -30,-8', shade(colour, -0.16))
      .blob('-46,-50 -36,-82 -8,-94 28,-86 45,-56 38,-22 10,-7 -28,-14', colour);
    for (const [x, y, r] of [
      [-22, -66, 7],
      [6, -78, 6],
      [26, -56, 8],
      [-4, -48, 7],
      [-26, -34, 6],
      [14, -26, 7],
      [34, -34, 4],
    ] as const)
      brush
        .blob(
          [
            [x - r, y],
            [x, y - r * 0.9],
            [x + r, y + 1],
            [x + 1, y + r * 0.8],
          ],
          '#4f3024',
        )
        .faded(0.5, () => brush.ellipse([x + 1, y - r * 0.3, r * 0.3, r * 0.2], '#9a7058'));
  },
};
