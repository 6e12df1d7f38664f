import { fourLegged } from '../../rigs/four-legged.ts';

/** A squirrel. */
export const squirrel = fourLegged(
  { id: 'squirrel', words: ['squirrel', 'chipmunk'], heightShare: 0.12, width: 120 },
  {
    colours: ['#a8623a'],
    belly: '#f3e4d0',
    length: 34,
    back: 34,
    thickness: 14,
    legThickness: 3.4,
    neck: [7, -10, 9],
    head: [12, -17, 9.5],
    snout: [9, 4, 3.4],
    ear: [6, 11],
    hasBrightChest: true,
    tail: [
      [-2, 4, 6],
      [-16, -4, 10],
      [-20, -28, 13],
      [-12, -50, 10],
      [0, -54, 4],
    ],
  },
);
