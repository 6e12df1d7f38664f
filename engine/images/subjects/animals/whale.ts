import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** Draws: whale, orca. */
export const whale: Subject = {
  id: 'whale',
  words: ['whale', 'orca'],
  heightShare: 0.24,
  width: 230,
  domain: 'sea',
  draw(brush, random, wish) {
    const colour = wish.colour || '#3f6480';
    brush.polygon(
      smooth('-84,-44 -104,-74 -118,-86 -98,-80 -90,-66 -84,-88 -72,-92 -82,-62 -70,-44', 5),
      shade(colour, -0.15),
    );
    brush.polygon(
      smooth('-86,-50 -40,-72 20,-92 76,-88 108,-62 112,-44', 7).concat(
        smooth('112,-44 88,-16 30,-4 -30,-18 -86,-44', 7),
      ),
      colour,
    );
    brush.polygon(
      smooth('112,-46 70,-38 10,-28 -40,-30', 7).concat(smooth('-40,-26 20,-8 70,-14 104,-32 112,-46', 6)),
      shade('#d6e0e0', -0.05),
    );
    for (let i = 0; i < 6; i++)
      brush.curve(
        [
          [104 - i * 3, -40 + i * 4],
          [60, -34 + i * 4.4],
          [10 + i * 5, -24 + i * 2.6],
        ],
        shade(colour, -0.1),
        0.8,
      );
    brush.polygon(smooth('34,-24 14,6 -6,14 10,-16 18,-30', 6), shade(colour, -0.25));
    brush.ellipse([80, -50, 2.2, 2.4], '#10141c');
    brush.context.globalAlpha = 0.4;
    brush.curve('-60,-58 10,-82 80,-80', shade(colour, 0.3), 4);
    brush.context.globalAlpha = 1;
  },
};
