import { shade } from '../../../drawing/colour.ts';
import { fourLegged } from '../../rigs/four-legged.ts';

/** A mouse. */
export const mouse = fourLegged(
  { id: 'mouse', words: ['mouse', 'mice', 'rat'], heightShare: 0.08, width: 170 },
  {
    colours: ['#a39a98', '#c9b8a8'],
    belly: '#eee4dc',
    length: 48,
    back: 40,
    thickness: 20,
    legThickness: 3,
    neck: [6, 0, 14],
    head: [14, 2, 11],
    snout: [14, 6, 3],
    noseSize: 1.6,
    tail: [
      [0, 10, 2.4],
      [-26, 16, 1.6],
      [-50, 2, 1.2],
      [-66, 8, 0.8],
    ],
    extra: (brush, { head: [x, y], colour }) => {
      brush.ellipse([x - 5, y - 12, 9, 9], shade(colour, -0.12));
      brush.ellipse([x - 5, y - 12, 6, 6], '#e0aba6');
    },
  },
);
