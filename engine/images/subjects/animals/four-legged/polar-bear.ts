import { shade } from '../../../drawing/colour.ts';
import { fourLegged } from '../../rigs/four-legged.ts';

/** A polar bear. */
export const polarBear = fourLegged(
  { id: 'polar-bear', words: ['polar bear'], heightShare: 0.25, width: 165 },
  {
    colours: ['#f2efe6'],
    length: 70,
    back: 66,
    thickness: 23,
    legThickness: 7,
    neck: [18, -4, 13],
    head: [27, -6, 10.5],
    snout: [15, 5, 5],
    noseSize: 1.6,
    extra: (brush, { head: [x, y], headRadius, colour }) => {
      brush.ellipse([x - headRadius * 0.4, y - headRadius * 0.9, 3.6, 3.6], shade(colour, -0.1));
      brush.ellipse([x - headRadius * 0.4, y - headRadius * 0.86, 1.8, 1.8], shade(colour, -0.4));
    },
  },
);
