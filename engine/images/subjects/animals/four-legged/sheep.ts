import { shade } from '../../../drawing/colour.ts';
import { fourLegged } from '../../rigs/four-legged.ts';

/** A sheep. */
export const sheep = fourLegged(
  { id: 'sheep', words: ['sheep', 'lamb', 'ram', 'ewe'], heightShare: 0.15, width: 140 },
  {
    colours: ['#f1ece2'],
    length: 58,
    back: 62,
    thickness: 22,
    legThickness: 4,
    socks: '#3a3236',
    neck: [8, -2, 12],
    head: [18, -4, 9],
    snout: [11, 9, 6],
    extra: (brush, { half, back, thickness, head: [x, y], colour }) => {
      for (let index = 0; index < 26; index++) {
        const angle = (index / 26) * 6.28;
        brush.ellipse(
          [Math.cos(angle) * half * 1.12, -back + thickness * 0.4 + Math.sin(angle) * thickness * 0.84, 9, 8.6],
          shade(colour, Math.sin(angle) > 0.2 ? -0.16 : 0.05),
        );
      }
      brush.ellipse([0, -back + thickness * 0.2, half * 1.05, thickness * 0.75], shade(colour, 0.05));
      brush.limb(
        [
          [x - 2, y - 2, 9],
          [x + 11, y + 10, 6],
        ],
        '#3a3236',
      );
      brush.ellipse([x - 8, y - 3, 7, 3.4], '#33292e', 0.5);
      brush.ellipse([x + 3, y - 1, 1.4, 1.5], '#f5f0e6');
    },
  },
);
