import { fourLegged } from '../../rigs/four-legged.ts';

/** A zebra. */
export const zebra = fourLegged(
  { id: 'zebra', words: ['zebra'], heightShare: 0.27, width: 150 },
  {
    colours: ['#f4f0e8'],
    length: 56,
    back: 62,
    thickness: 15,
    waist: 0.9,
    legThickness: 3.2,
    hooves: '#2a2026',
    socks: '#e8e2d8',
    tail: [
      [0, 0, 1.6],
      [-8, 16, 1.6],
      [-9, 32, 3],
    ],
    neck: [16, -22, 6.4],
    head: [18, -25, 6.8],
    snout: [13, 13, 4],
    ear: [4.6, 8],
    mane: 0.4,
    maneColour: '#26232a',
    stripes: '#2a2730',
    extra: (brush, { head: [x, y], headRadius }) =>
      brush.ellipse([x + 12, y + 13, headRadius * 0.62, headRadius * 0.5], '#2a2730'),
  },
);
