import { fourLegged } from '../../rigs/four-legged.ts';

/** A kangaroo. */
export const kangaroo = fourLegged(
  { id: 'kangaroo', words: ['kangaroo', 'wallaby'], heightShare: 0.28, width: 110 },
  {
    colours: ['#a9754e'],
    belly: '#e0c4a0',
    length: 30,
    back: 46,
    thickness: 15,
    legThickness: 4,
    neck: [8, -26, 7],
    head: [10, -34, 6.6],
    snout: [11, 4, 3.6],
    ear: [5, 14],
    hasBrightChest: true,
    tail: [
      [0, 6, 8],
      [-18, 24, 6],
      [-34, 40, 4],
      [-50, 42, 2],
    ],
  },
);
