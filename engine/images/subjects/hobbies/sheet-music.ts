import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A sheet of music. */
export const sheetMusic: Subject = {
  id: 'sheet-music',
  words: ['sheet music', 'music sheet', 'musical score', 'notes of music'],
  heightShare: 0.2,
  width: 90,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f4efe2';
    brush.polygon('-40,-96 34,-100 42,-2 -34,0', shade(colour, -0.12)).polygon('-42,-98 32,-98 38,-2 -38,-2', colour);
    for (let staff = 0; staff < 4; staff++)
      for (let line = 0; line < 4; line++)
        brush.faded(0.6, () =>
          brush.line(
            [
              [-32, -86 + staff * 21 + line * 3],
              [30, -86 + staff * 21 + line * 3],
            ],
            '#4a4650',
            0.7,
          ),
        );
    for (const [x, y] of [
      [-20, -80],
      [-6, -83],
      [10, -77],
      [22, -81],
      [-14, -58],
      [4, -62],
      [18, -57],
      [-22, -37],
      [-4, -41],
      [14, -36],
      [-10, -17],
      [10, -20],
    ] as const)
      brush.ellipse([x, y, 3, 2.3], '#2c2a30', -0.3).line(
        [
          [x + 2.6, y - 0.5],
          [x + 2.6, y - 10],
        ],
        '#2c2a30',
        1,
      );
  },
};
