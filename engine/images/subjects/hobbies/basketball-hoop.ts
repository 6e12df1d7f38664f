import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A hoop with its board. */
export const basketballHoop: Subject = {
  id: 'basketball-hoop',
  words: ['basketball hoop', 'basketball net', 'basketball ring', 'basket hoop', 'hoop'],
  heightShare: 0.44,
  isLarge: true,
  width: 80,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e0652f';
    const pole = wish.colour ? shade(wish.colour, -0.2) : '#6a727c';
    brush
      .rectangle([-22, -70, 5, 70], pole)
      .line('-20,-74 2,-80', pole, 4)
      .block([-4, -100, 44, 34], wish.colour ? shade(wish.colour, 0.3) : '#f4f1ea', 0.2)
      .faded(0.9, () =>
        brush.rectangle([9, -86, 18, 2], colour).rectangle([9, -86, 2, 14], colour).rectangle([25, -86, 2, 14], colour),
      )
      .ellipse([18, -68, 14, 3], colour)
      .ellipse([18, -68, 11, 1.8], '#3a2a2a');
    for (const x of [-12, -6, 0, 6, 12])
      brush.faded(0.9, () =>
        brush.line(
          [
            [18 + x, -67],
            [18 + x * 0.6, -48],
          ],
          '#f4f1ea',
          1,
        ),
      );
    brush.line('8,-60 28,-60', '#f4f1ea', 0.9).line('10,-54 26,-54', '#f4f1ea', 0.9);
  },
};
