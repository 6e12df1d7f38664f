import { fourLegged } from '../../rigs/four-legged.ts';

/** A fox. */
export const fox = fourLegged(
  { id: 'fox', words: ['fox', 'vixen'], heightShare: 0.2, width: 190 },
  {
    colours: ['#d2703a'],
    belly: '#f6e9d8',
    length: 62,
    back: 52,
    thickness: 14,
    waist: 0.8,
    legThickness: 3.4,
    socks: '#3a2a2e',
    tail: [
      [2, 4, 4.5],
      [-14, 6, 7],
      [-34, 16, 10.5],
      [-54, 26, 8],
      [-66, 25, 1.5],
    ],
    tailTip: '#f6ecdf',
    neck: [13, -15, 9],
    head: [17, -22, 9.5],
    snout: [19, 6, 2.6],
    ear: [10, 17],
    hasBrightChest: true,
  },
);
