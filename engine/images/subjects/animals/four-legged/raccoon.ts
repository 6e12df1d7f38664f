import { fourLegged } from '../../rigs/four-legged.ts';

/** A raccoon. */
export const raccoon = fourLegged(
  { id: 'raccoon', words: ['raccoon'], heightShare: 0.14, width: 160 },
  {
    colours: ['#85858c'],
    belly: '#cfcfce',
    length: 54,
    back: 48,
    thickness: 18,
    legThickness: 4.4,
    socks: '#3a3a40',
    neck: [9, -6, 12],
    head: [15, -11, 11],
    snout: [14, 6, 3.4],
    ear: [7, 8],
    tail: [
      [0, 4, 7],
      [-16, 8, 9],
      [-34, 10, 9],
      [-46, 8, 5],
    ],
    extra: (brush, { half, back, head: [x, y] }) => {
      brush.ellipse([x + 5, y - 1, 5.4, 3.4], '#2a2a32', 0.25);
      brush.ellipse([x + 5.5, y - 1.6, 1.2, 1.2], '#ffffff');
      for (const shift of [16, 27, 38]) brush.ellipse([-half - shift, -back + 9, 3, 9], '#3a3a42');
    },
  },
);
