import { shade } from '../../../drawing/colour.ts';
import { fourLegged } from '../../rigs/four-legged.ts';

/** A leopard. */
export const leopard = fourLegged(
  {
    id: 'leopard',
    words: ['leopard', 'cheetah', 'jaguar', 'panther', 'black panther'],
    heightShare: 0.2,
    width: 185,
  },
  {
    colours: ['#dba552'],
    belly: '#f2e2c0',
    length: 74,
    back: 56,
    thickness: 13.5,
    waist: 0.8,
    legThickness: 4,
    tail: [
      [0, 0, 2.6],
      [-18, 12, 2.4],
      [-32, 8, 2.2],
      [-42, -6, 2],
    ],
    neck: [12, -10, 10],
    head: [19, -16, 9],
    snout: [11, 5, 4.6],
    spots: {
      count: 26,
      size: 0.5,
      colour: '#4a3424',
    },
    noseSize: 1.2,
    extra: (brush, { head: [x, y], headRadius, colour }) => {
      brush.ellipse([x - headRadius * 0.4, y - headRadius * 0.9, 3.6, 3.6], shade(colour, -0.1));
      brush.ellipse([x - headRadius * 0.4, y - headRadius * 0.86, 1.8, 1.8], shade(colour, -0.4));
    },
  },
);
