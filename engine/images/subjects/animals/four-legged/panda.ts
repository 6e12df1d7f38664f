import { fourLegged } from '../../rigs/four-legged.ts';

/** A panda. */
export const panda = fourLegged(
  { id: 'panda', words: ['panda'], heightShare: 0.22, width: 150 },
  {
    colours: ['#f2efe8'],
    length: 60,
    back: 64,
    thickness: 24,
    legThickness: 8,
    socks: '#2a2a30',
    neck: [12, -4, 16],
    head: [20, -8, 14],
    snout: [11, 6, 6],
    noseSize: 1.7,
    extra: (brush, { half, back, thickness, head: [x, y] }) => {
      brush.limb(
        [
          [half * 0.8, -back - 8, 9],
          [half * 0.9, -back + thickness, 9],
          [half * 0.9, -back * 0.3, 8],
        ],
        '#2a2a30',
      );
      brush.ellipse([x - 7, y - 13, 5.4, 5.4], '#2a2a30');
      brush.ellipse([x + 5, y - 3, 3.6, 4.6], '#2a2a30', 0.4);
      brush.ellipse([x + 5.4, y - 3.4, 1.3, 1.4], '#ffffff');
    },
  },
);
