import { shade } from '../../../drawing/colour.ts';
import { fourLegged } from '../../rigs/four-legged.ts';

/** A hippopotamus. */
export const hippopotamus = fourLegged(
  { id: 'hippopotamus', words: ['hippopotamus', 'hippo'], heightShare: 0.2, width: 170 },
  {
    colours: ['#8a7a84'],
    belly: '#b8a0a0',
    length: 74,
    back: 58,
    thickness: 26,
    legThickness: 7,
    neck: [10, 2, 18],
    head: [24, 0, 13],
    snout: [18, 9, 10.5],
    noseSize: 1.4,
    extra: (brush, { head: [x, y], headRadius, colour }) => {
      brush.ellipse([x - headRadius * 0.4, y - headRadius * 0.9, 3, 3], shade(colour, -0.1));
      brush.ellipse([x - headRadius * 0.4, y - headRadius * 0.86, 1.5, 1.5], shade(colour, -0.4));
    },
  },
);
