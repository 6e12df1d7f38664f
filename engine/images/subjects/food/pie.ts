import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A baked pie with a lattice. */
export const pie: Subject = {
  id: 'pie',
  words: ['pie', 'tart', 'quiche'],
  heightShare: 0.2,
  width: 190,
  domain: 'table',
  draw(brush, _random, wish) {
    const filling = wish.colour ?? '#b5542f';
    const crust = wish.colour ? shade(wish.colour, 0.25) : '#dca65c';
    brush
      .ellipse([0, -10, 92, 13], '#e6e2da')
      .polygon('-84,-46 84,-46 66,-10 -66,-10', shade(crust, -0.22))
      .ellipse([0, -48, 86, 24], crust)
      .ellipse([0, -50, 74, 18], filling);
    brush.within(
      () => brush.context.ellipse(0, -50, 74, 18, 0, 0, 7),
      () => {
        for (let strip = -3; strip <= 3; strip++)
          brush
            .polygon(
              [
                [strip * 26 - 40, -30],
                [strip * 26 - 28, -30],
                [strip * 26 + 40, -70],
                [strip * 26 + 28, -70],
              ],
              crust,
            )
            .polygon(
              [
                [strip * 26 + 40, -30],
                [strip * 26 + 28, -30],
                [strip * 26 - 40, -70],
                [strip * 26 - 28, -70],
              ],
              shade(crust, 0.12),
            );
      },
    );
    for (let fold = 0; fold < 22; fold++) {
      const angle = (fold / 22) * Math.PI * 2;
      brush.ellipse([Math.cos(angle) * 82, -49 + Math.sin(angle) * 21, 9, 6], shade(crust, fold % 2 ? 0.05 : -0.08));
    }
    for (const x of [-26, 0, 26])
      brush.faded(0.35, () =>
        brush.curve(
          [
            [x, -74],
            [x - 6, -86],
            [x + 5, -98],
            [x, -110],
          ],
          '#ffffff',
          2.4,
        ),
      );
  },
};
