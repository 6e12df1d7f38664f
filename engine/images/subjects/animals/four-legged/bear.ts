import { shade } from '../../../drawing/colour.ts';
import { fourLegged } from '../../rigs/four-legged.ts';

/** A bear. */
export const bear = fourLegged(
  { id: 'bear', words: ['bear', 'grizzly'], heightShare: 0.25, width: 160 },
  {
    colours: ['#5e4336', '#4b3a34'],
    length: 66,
    back: 66,
    thickness: 24,
    legThickness: 7,
    neck: [14, -2, 15],
    head: [23, -4, 12.5],
    snout: [15, 6, 5.5],
    noseSize: 1.7,
    extra: (brush, { head: [x, y], headRadius, colour }) => {
      brush.ellipse([x - headRadius * 0.4, y - headRadius * 0.9, 4.6, 4.6], shade(colour, -0.1));
      brush.ellipse([x - headRadius * 0.4, y - headRadius * 0.86, 2.3, 2.3], shade(colour, -0.4));
    },
  },
);
