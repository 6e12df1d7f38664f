import { fourLegged } from '../../rigs/four-legged.ts';

/** A lion. */
export const lion = fourLegged(
  { id: 'lion', words: ['lion', 'lioness'], heightShare: 0.24, width: 175 },
  {
    colours: ['#d19a54'],
    belly: '#ecd2a4',
    length: 70,
    back: 60,
    thickness: 16,
    waist: 0.84,
    legThickness: 4.8,
    tail: [
      [0, 0, 2],
      [-16, 10, 1.6],
      [-26, 0, 1.5],
      [-32, -8, 4],
    ],
    neck: [10, -12, 15],
    head: [18, -18, 11],
    snout: [12, 6, 5.5],
    mane: 1.35,
    maneColour: '#8a5030',
    noseSize: 1.5,
  },
);
