import { fourLegged } from '../../rigs/four-legged.ts';

/** A unicorn with a golden horn. */
export const unicorn = fourLegged(
  { id: 'unicorn', words: ['unicorn', 'pegasus'], heightShare: 0.3, width: 150 },
  {
    colours: ['#f6f1ee'],
    length: 56,
    back: 60,
    thickness: 14,
    waist: 0.88,
    legThickness: 3,
    hooves: '#d9b45a',
    tail: [
      [0, 0, 2.5],
      [-10, 8, 4.4],
      [-17, 36, 4.4],
      [-14, 50, 1.4],
    ],
    neck: [17, -24, 6.4],
    head: [19, -27, 6.4],
    snout: [13, 13, 4],
    ear: [4.6, 8],
    mane: 0.46,
    maneColour: '#e39ac4',
    extra: (brush, { head: [x, y] }) =>
      brush.polygon(
        [
          [x + 2, y - 5],
          [x + 14, y - 28],
          [x + 7, y - 3],
        ],
        '#f0c95a',
      ),
  },
);
