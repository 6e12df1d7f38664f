import { fourLegged } from '../../rigs/four-legged.ts';

/** A cow. */
export const cow = fourLegged(
  { id: 'cow', words: ['cow', 'cattle', 'calf', 'heifer'], heightShare: 0.22, width: 165 },
  {
    colours: ['#efe9df'],
    belly: '#efe9df',
    length: 72,
    back: 68,
    thickness: 19,
    legThickness: 4.4,
    hooves: '#2a2026',
    tail: [
      [0, -4, 1.4],
      [-6, 14, 1.3],
      [-6, 34, 2.4],
    ],
    neck: [12, -4, 10],
    head: [19, -7, 9.5],
    snout: [12, 10, 7],
    ear: [9, 5],
    earBack: 10,
    spots: {
      count: 8,
      size: 1.7,
      colour: '#3a3034',
    },
    extra: (brush, { head: [x, y], headRadius }) =>
      brush.curve(
        [
          [x, y - headRadius * 0.7],
          [x - -6, y - headRadius - 4],
          [x - -2, y - headRadius - 8],
        ],
        '#d8c8a8',
        2.2,
      ),
  },
);
