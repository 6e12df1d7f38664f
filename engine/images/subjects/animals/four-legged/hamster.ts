import { shade } from '../../../drawing/colour.ts';
import { fourLegged } from '../../rigs/four-legged.ts';

/** A hamster: round, with cheeks and no tail to speak of. */
export const hamster = fourLegged(
  { id: 'hamster', words: ['hamster', 'guinea pig', 'gerbil'], heightShare: 0.09, width: 130 },
  {
    colours: ['#d99a56', '#c98a4a', '#b8946a'],
    belly: '#fbf3e6',
    length: 40,
    back: 44,
    thickness: 27,
    legThickness: 4,
    neck: [2, -4, 20],
    head: [10, -4, 17],
    snout: [12, 7, 5],
    noseSize: 1.8,
    tail: [
      [0, 12, 3],
      [-5, 14, 2],
    ],
    extra: (brush, { head: [x, y], colour }) => {
      brush.ellipse([x - 9, y - 15, 6, 6.6], shade(colour, -0.2)).ellipse([x - 9, y - 14.4, 3.6, 4.2], '#e6b0a6');
      brush.faded(0.85, () => brush.ellipse([x + 6, y + 8, 8, 6], '#fbf3e6'));
    },
  },
);
