import type { Point } from '../../drawing/points.ts';
import type { Subject } from '../subject.ts';

/** A snowflake with six arms. */
export const snowflakeShape: Subject = {
  id: 'snowflake-shape',
  words: ['snowflake shape', 'snowflake ornament', 'paper snowflake', 'ice crystal'],
  heightShare: 0.2,
  width: 96,
  domain: 'air',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#7fb4dc';
    for (let arm = 0; arm < 6; arm++)
      brush.placed({ y: -50, turn: (arm * Math.PI) / 3 }, () => {
        brush.line('0,0 0,-48', colour, 5);
        for (const [y, reach] of [
          [-18, 12],
          [-32, 11],
        ] satisfies Point[])
          for (const side of [-1, 1])
            brush.line(
              [
                [0, y],
                [side * reach, y - reach * 0.8],
              ],
              colour,
              4,
            );
      });
  },
};
