import { shade } from '../../../drawing/colour.ts';
import { fourLegged } from '../../rigs/four-legged.ts';

/** A llama. */
export const llama = fourLegged(
  { id: 'llama', words: ['llama', 'alpaca'], heightShare: 0.26, width: 110 },
  {
    colours: ['#e9dcc6', '#b58a62', '#f3efe6'],
    length: 42,
    back: 50,
    thickness: 15,
    legThickness: 3,
    neck: [12, -30, 6.4],
    head: [14, -36, 6],
    snout: [10, 3, 4],
    ear: [4, 10],
    tail: [
      [0, -2, 4],
      [-6, 4, 3],
    ],
    extra: (brush, { half, back, colour, random }) => {
      for (let index = 0; index < 18; index++)
        brush.ellipse(
          [random.range(-half, half), -back + random.range(-3, 14), 6, 5.4],
          shade(colour, random.range(-0.1, 0.1)),
        );
    },
  },
);
