import { fourLegged } from '../../rigs/four-legged.ts';

/** A giraffe. */
export const giraffe = fourLegged(
  { id: 'giraffe', words: ['giraffe'], heightShare: 0.44, width: 74 },
  {
    colours: ['#e0ae5e'],
    belly: '#f3dfb6',
    length: 26,
    back: 48,
    thickness: 8.5,
    legThickness: 2,
    hooves: '#4a3428',
    neck: [13, -40, 3],
    head: [14, -43, 3.6],
    snout: [9, 3.4, 2],
    ear: [3, 3.6],
    earBack: 4,
    tail: [
      [0, 0, 1],
      [-4, 14, 1],
      [-4, 20, 1.6],
    ],
    spots: {
      count: 16,
      size: 0.55,
      colour: '#a0622c',
    },
    extra: (brush, { half, back }) => {
      for (let index = 0; index < 6; index++)
        brush.ellipse([half + 3 + index * 1.7, -back - 5 - index * 6, 1.9, 2.1], '#a0622c');
      for (const shift of [0, 2.4])
        brush.line(
          [
            [half + 13 + shift, -back - 46],
            [half + 12 + shift, -back - 51],
          ],
          '#7a4a28',
          1,
        );
    },
  },
);
