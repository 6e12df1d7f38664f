import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A rocking chair. */
export const rockingChair: Subject = {
  id: 'rocking-chair',
  words: ['rocking chair', 'rocker'],
  heightShare: 0.26,
  width: 90,
  domain: 'ground',
  isIndoors: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#9a6a44';
    brush
      .curve('-46,-6 -10,2 46,-8', shade(colour, -0.3), 6)
      .line('-24,-4 -34,-94', colour, 6)
      .line('22,-4 24,-46', shade(colour, -0.1), 5)
      .line('-26,-46 36,-46', shade(colour, -0.12), 5)
      .curve('-32,-70 0,-68 28,-66', colour, 5)
      .line('26,-66 24,-46', colour, 4)
      .rounded([-32, -48, 64, 10], 4, shade(colour, 0.2));
    for (const x of [-28, -22, -16])
      brush.line(
        [
          [x, -48],
          [x - 8, -92],
        ],
        shade(colour, -0.16),
        3,
      );
    brush.rounded([-46, -100, 30, 9], 4, shade(colour, 0.1));
  },
};
