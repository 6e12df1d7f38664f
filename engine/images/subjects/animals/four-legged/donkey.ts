import { fourLegged } from '../../rigs/four-legged.ts';

/** A donkey. */
export const donkey = fourLegged(
  { id: 'donkey', words: ['donkey', 'mule', 'burro'], heightShare: 0.23, width: 150 },
  {
    colours: ['#8b8580', '#7a6f68'],
    belly: '#d8d0c6',
    length: 54,
    back: 58,
    thickness: 15,
    legThickness: 3.2,
    hooves: '#2a2026',
    tail: [
      [0, 0, 1.6],
      [-7, 16, 1.5],
      [-8, 30, 3],
    ],
    neck: [14, -17, 7],
    head: [17, -21, 7],
    snout: [13, 12, 5],
    ear: [5, 18],
    mane: 0.34,
    maneColour: '#3c3432',
    hasBrightChest: true,
  },
);
