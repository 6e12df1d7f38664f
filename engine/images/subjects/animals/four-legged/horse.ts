import { fourLegged } from '../../rigs/four-legged.ts';

/** A horse. */
export const horse = fourLegged(
  { id: 'horse', words: ['horse', 'pony', 'stallion', 'mare', 'foal'], heightShare: 0.28, width: 150 },
  {
    colours: ['#7a4a32', '#4b3430', '#d9cbb4', '#9a6038'],
    length: 56,
    back: 62,
    thickness: 15,
    waist: 0.9,
    legThickness: 3.2,
    hooves: '#2a2026',
    tail: [
      [0, 0, 2.5],
      [-10, 8, 4.2],
      [-15, 36, 4],
      [-13, 48, 1.4],
    ],
    neck: [17, -24, 6.4],
    head: [19, -27, 6.8],
    snout: [13, 13, 4],
    ear: [4.6, 9],
    mane: 0.42,
    maneColour: '#2e2226',
  },
);
