import { shade } from '../../../drawing/colour.ts';
import { fourLegged } from '../../rigs/four-legged.ts';

/** A elephant. */
export const elephant = fourLegged(
  { id: 'elephant', words: ['elephant', 'mammoth'], heightShare: 0.32, width: 140 },
  {
    colours: ['#8d8f99'],
    length: 62,
    back: 74,
    thickness: 26,
    legThickness: 8,
    tail: [
      [0, 0, 1.6],
      [-7, 18, 1.4],
      [-8, 30, 2],
    ],
    neck: [6, -4, 18],
    head: [15, -6, 16],
    snout: [12, 12, 7],
    noseSize: 0.01,
    extra: (brush, { head: [x, y], colour }) => {
      brush.limb(
        [
          [x + 12, y + 10, 7],
          [x + 19, y + 30, 5],
          [x + 18, y + 52, 3.8],
          [x + 25, y + 62, 3],
        ],
        shade(colour, 0.02),
      );
      brush.limb(
        [
          [x + 10, y + 18, 2.4],
          [x + 20, y + 27, 2],
          [x + 29, y + 24, 1],
        ],
        '#f4ecd8',
      );
      brush.blob(
        [
          [x - 4, y - 13],
          [x - 20, y - 10],
          [x - 26, y + 8],
          [x - 15, y + 26],
          [x - 5, y + 16],
        ],
        shade(colour, -0.16),
      );
    },
  },
);
