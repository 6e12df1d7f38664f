import { shade } from '../../../drawing/colour.ts';
import { fourLegged } from '../../rigs/four-legged.ts';

/** A crocodile. */
export const crocodile = fourLegged(
  { id: 'crocodile', words: ['crocodile', 'alligator'], heightShare: 0.14, width: 330 },
  {
    colours: ['#5f7a4c'],
    belly: '#cdd3a0',
    length: 120,
    back: 36,
    thickness: 20,
    legThickness: 6,
    neck: [16, 6, 16],
    head: [34, 8, 13],
    snout: [46, 8, 7],
    tail: [
      [0, 6, 14],
      [-40, 16, 9],
      [-80, 24, 5],
      [-110, 26, 1.5],
    ],
    noseSize: 0.8,
    extra: (brush, { half, back, head: [x, y], colour }) => {
      for (let index = 0; index < 16; index++) {
        const at = -half - 60 + index * 14;
        brush.polygon(
          [
            [at, -back - 12 + Math.max(0, -half - at) * 0.26],
            [at + 6, -back - 24 + Math.max(0, -half - at) * 0.3],
            [at + 12, -back - 12 + Math.max(0, -half - at) * 0.26],
          ],
          shade(colour, -0.2),
        );
      }
      brush.line(
        [
          [x + 8, y + 12],
          [x + 50, y + 12],
        ],
        shade(colour, -0.45),
        1.4,
      );
      for (let tooth = 0; tooth < 6; tooth++)
        brush.polygon(
          [
            [x + 12 + tooth * 6, y + 12],
            [x + 15 + tooth * 6, y + 17],
            [x + 18 + tooth * 6, y + 12],
          ],
          '#f6f2e4',
        );
    },
  },
);
