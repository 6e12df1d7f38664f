import { sportsBall } from '../rigs/sports-balls.ts';

/** A baseball. */
export const baseball = sportsBall(
  { id: 'baseball', words: ['baseball', 'softball'], heightShare: 0.07 },
  {
    usual: '#f4f1ea',
    marks: (brush) => {
      for (const side of [-1, 1]) {
        brush.curve(
          [
            [side * 44, -96],
            [side * 18, -49],
            [side * 44, -2],
          ],
          '#c8413a',
          2.6,
        );
        for (const y of [-80, -66, -52, -38, -24, -12])
          brush.line(
            [
              [side * 26 - 5, y],
              [side * 26 + 5, y - 3 * side],
            ],
            '#c8413a',
            1.8,
          );
      }
    },
  },
);
