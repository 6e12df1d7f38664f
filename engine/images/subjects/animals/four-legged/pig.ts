import { fourLegged } from '../../rigs/four-legged.ts';

/** A pig. */
export const pig = fourLegged(
  { id: 'pig', words: ['pig', 'piglet', 'boar', 'hog'], heightShare: 0.15, width: 150 },
  {
    colours: ['#e8a9a4', '#dd9a98'],
    length: 64,
    back: 58,
    thickness: 23,
    legThickness: 4.6,
    hooves: '#8a5a5c',
    tail: [
      [2, -2, 1.6],
      [-7, -8, 1.5],
      [-5, 0, 1.3],
      [-10, -3, 1],
    ],
    neck: [8, 2, 15],
    head: [17, 2, 12],
    snout: [13, 5, 6],
    ear: [9, 9],
    earBack: -2,
    noseSize: 1.9,
  },
);
