import { fourLegged } from '../../rigs/four-legged.ts';

/** A goat. */
export const goat = fourLegged(
  { id: 'goat', words: ['goat', 'ibex'], heightShare: 0.19, width: 135 },
  {
    colours: ['#d8cbb8', '#9a8068', '#f1ece2'],
    belly: '#f0e8dc',
    length: 50,
    back: 58,
    thickness: 14,
    legThickness: 2.8,
    hooves: '#2a2026',
    tail: [
      [0, -2, 3],
      [-6, -8, 2],
    ],
    neck: [12, -16, 6.4],
    head: [16, -22, 6.4],
    snout: [11, 8, 4],
    ear: [6, 6],
    earBack: 8,
    extra: (brush, { head: [x, y] }) => {
      brush.curve(
        [
          [x - 1, y - 5],
          [x - 7, y - 16],
          [x - 16, y - 20],
        ],
        '#6a5848',
        2.4,
      );
      brush.limb(
        [
          [x + 10, y + 10, 2],
          [x + 9, y + 18, 0.6],
        ],
        '#e8dfd0',
      );
    },
  },
);
