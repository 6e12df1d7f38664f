import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A bowl of soup. */
export const soup: Subject = {
  id: 'soup',
  words: ['soup', 'bowl of soup', 'stew', 'tomato soup', 'bowl of tomato soup', 'porridge', 'cereal', 'bowl of cereal'],
  heightShare: 0.22,
  width: 150,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#4f7f9a';
    brush
      .blob('-72,-56 72,-56 52,-14 30,-4 -30,-4 -52,-14', colour)
      .ellipse([0, -57, 72, 15], shade(colour, 0.3))
      .ellipse([0, -56, 63, 11], '#d8843c')
      .ellipse([-22, -57, 11, 4], '#7a9a4a')
      .ellipse([18, -54, 13, 4], '#f0d89a')
      .line('30,-58 86,-98', '#c9ccd0', 6);
    for (const x of [-28, -4, 20])
      brush.faded(0.35, () =>
        brush.curve(
          [
            [x, -72],
            [x + 7, -82],
            [x - 4, -92],
            [x + 3, -100],
          ],
          '#ffffff',
          4,
        ),
      );
  },
};
