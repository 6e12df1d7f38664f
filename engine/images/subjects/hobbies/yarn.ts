import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A ball of yarn. */
export const yarn: Subject = {
  id: 'yarn',
  words: ['yarn', 'ball of yarn', 'ball of wool', 'wool ball', 'skein', 'wool'],
  heightShare: 0.14,
  width: 120,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#5f86b0';
    brush.curve('34,-14 56,-4 74,-12 88,-4', shade(colour, -0.1), 3).ellipse([0, -48, 48, 48], colour);
    brush.within(
      () => brush.context.arc(0, -48, 48, 0, 7),
      () => {
        for (let strand = 0; strand < 7; strand++) {
          brush.curve(
            [
              [-56, -84 + strand * 12],
              [0, -66 + strand * 12],
              [56, -88 + strand * 14],
            ],
            shade(colour, strand % 2 ? -0.2 : 0.18),
            3.4,
          );
          brush.faded(0.8, () =>
            brush.curve(
              [
                [-40 + strand * 13, -100],
                [-20 + strand * 11, -50],
                [-44 + strand * 14, 4],
              ],
              shade(colour, strand % 2 ? 0.26 : -0.12),
              3,
            ),
          );
        }
        brush.faded(0.3, () => brush.ellipse([-brush.lightSide * 26, -30, 40, 46], shade(colour, -0.7)));
      },
    );
  },
};
