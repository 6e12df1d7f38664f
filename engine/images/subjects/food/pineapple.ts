import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A pineapple. */
export const pineapple: Subject = {
  id: 'pineapple',
  words: ['pineapple', 'ananas'],
  heightShare: 0.3,
  width: 54,
  domain: 'table',
  head: [0, -38, 20],
  draw(brush, _random, wish) {
    for (let leaf = 0; leaf < 9; leaf++)
      brush.limb(
        [
          [0, -58, 4],
          [(leaf - 4) * 4, -80, 3],
          [(leaf - 4) * 8, -98 + Math.abs(leaf - 4) * 4, 0.5],
        ],
        shade('#4f8a4a', leaf % 2 ? -0.15 : 0.08),
      );
    brush.ellipse([0, -32, 22, 32], wish.colour ?? '#d9a03a');
    brush.within(
      () => brush.context.ellipse(0, -32, 22, 32, 0, 0, 7),
      () => {
        for (let line = -6; line < 8; line++)
          brush
            .line(
              [
                [-40, line * 10 - 60],
                [40, line * 10 - 10],
              ],
              '#a8702a',
              1,
            )
            .line(
              [
                [40, line * 10 - 60],
                [-40, line * 10 - 10],
              ],
              '#a8702a',
              1,
            );
      },
    );
  },
};
