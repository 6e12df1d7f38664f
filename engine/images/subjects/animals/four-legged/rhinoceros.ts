import { fourLegged } from '../../rigs/four-legged.ts';

/** A rhinoceros. */
export const rhinoceros = fourLegged(
  { id: 'rhinoceros', words: ['rhinoceros', 'rhino'], heightShare: 0.24, width: 165 },
  {
    colours: ['#85837f'],
    length: 70,
    back: 66,
    thickness: 25,
    legThickness: 7,
    tail: [
      [0, 0, 1.6],
      [-7, 16, 1.4],
    ],
    neck: [12, 4, 17],
    head: [24, 8, 12],
    snout: [18, 8, 7],
    ear: [5, 8],
    noseSize: 0.6,
    extra: (brush, { head: [x, y] }) => {
      brush.polygon(
        [
          [x + 17, y + 4],
          [x + 27, y - 18],
          [x + 24, y + 8],
        ],
        '#d8d0c0',
      );
      brush.polygon(
        [
          [x + 8, y - 4],
          [x + 12, y - 15],
          [x + 15, y - 2],
        ],
        '#d8d0c0',
      );
    },
  },
);
