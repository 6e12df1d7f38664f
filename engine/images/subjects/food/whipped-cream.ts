import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A peak of whipped cream. */
export const whippedCream: Subject = {
  id: 'whipped-cream',
  words: ['whipped cream', 'cream swirl', 'dollop of cream', 'meringue', 'vanilla cream'],
  heightShare: 0.12,
  width: 90,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#fbf6ea';
    brush
      .ellipse([0, -16, 42, 16], shade(colour, -0.08))
      .ellipse([2, -36, 33, 15], colour)
      .ellipse([-2, -56, 24, 13], shade(colour, -0.05))
      .blob('-14,-62 -6,-82 4,-99 8,-82 14,-62 0,-54', colour);
    for (const [y, half] of [
      [-12, 34],
      [-32, 26],
      [-52, 18],
    ] as const)
      brush.faded(0.5, () =>
        brush.curve(
          [
            [-half, y],
            [0, y + 7],
            [half, y],
          ],
          shade(colour, -0.26),
          2,
        ),
      );
  },
};
