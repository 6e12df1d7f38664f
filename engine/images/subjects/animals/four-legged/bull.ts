import { fourLegged } from '../../rigs/four-legged.ts';

/** A bull. */
export const bull = fourLegged(
  { id: 'bull', words: ['bull', 'ox', 'buffalo', 'bison', 'yak', 'oxen'], heightShare: 0.25, width: 165 },
  {
    colours: ['#4a3630', '#5c4234'],
    length: 70,
    back: 66,
    thickness: 23,
    legThickness: 5,
    hooves: '#1a1418',
    tail: [
      [0, -4, 1.6],
      [-6, 14, 1.4],
      [-6, 34, 2.6],
    ],
    neck: [12, 0, 16],
    head: [21, 2, 11],
    snout: [12, 10, 7],
    noseSize: 1.5,
    extra: (brush, { head: [x, y] }) =>
      brush.curve(
        [
          [x - 4, y - 9],
          [x - 2, y - 19],
          [x + 8, y - 23],
        ],
        '#e6dcc4',
        3.4,
      ),
  },
);
