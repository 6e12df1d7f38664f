import { shade } from '../../../drawing/colour.ts';
import { fourLegged } from '../../rigs/four-legged.ts';

/** A tiger. */
export const tiger = fourLegged(
  { id: 'tiger', words: ['tiger', 'tigress'], heightShare: 0.22, width: 180 },
  {
    colours: ['#e08a3a'],
    belly: '#f6ead6',
    length: 74,
    back: 58,
    thickness: 16,
    waist: 0.84,
    legThickness: 4.8,
    tail: [
      [0, 0, 3],
      [-16, 10, 2.8],
      [-28, 2, 2.6],
      [-34, -10, 2.4],
    ],
    neck: [10, -10, 13],
    head: [18, -16, 11.5],
    snout: [12, 6, 6],
    hasBrightChest: true,
    stripes: '#2e2228',
    noseSize: 1.4,
    extra: (brush, { head: [x, y], headRadius, colour }) => {
      brush.ellipse([x - headRadius * 0.4, y - headRadius * 0.9, 4.4, 4.4], shade(colour, -0.1));
      brush.ellipse([x - headRadius * 0.4, y - headRadius * 0.86, 2.2, 2.2], shade(colour, -0.4));
    },
  },
);
