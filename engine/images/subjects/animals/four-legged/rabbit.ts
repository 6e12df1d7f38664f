import { shade } from '../../../drawing/colour.ts';
import { fourLegged } from '../../rigs/four-legged.ts';

/** A rabbit. */
export const rabbit = fourLegged(
  { id: 'rabbit', words: ['rabbit', 'hare', 'bunny'], heightShare: 0.13, width: 120 },
  {
    colours: ['#b59a80', '#e9e0d2', '#8f857f'],
    belly: '#f3ebdf',
    length: 40,
    back: 40,
    thickness: 18,
    legThickness: 4,
    neck: [6, -9, 12],
    head: [12, -18, 12],
    snout: [9, 4, 6],
    hasBrightChest: true,
    extra: (brush, { half, back, head: [x, y], colour }) => {
      for (const shift of [-7, 1])
        brush.limb(
          [
            [x + shift, y - 8, 4],
            [x + shift - 5, y - 24, 4.6],
            [x + shift - 7, y - 37, 2],
          ],
          shade(colour, shift < 0 ? -0.25 : 0),
        );
      brush.ellipse([-half - 12, -back + 8, 8, 8], '#f6f0e8');
    },
  },
);
