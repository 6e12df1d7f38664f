import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A shining ring that leads elsewhere. */
export const portal: Subject = {
  id: 'portal',
  words: ['portal', 'magic portal', 'glowing portal', 'star gate', 'stargate', 'dimensional portal', 'wormhole'],
  heightShare: 0.4,
  width: 72,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#5fb6e8';
    brush.glow([0, -50, 90], colour, 0.6);
    for (const [share, tone, opacity] of [
      [1, 0, 0.5],
      [0.92, -0.35, 1],
      [0.76, -0.55, 1],
      [0.54, -0.2, 0.8],
      [0.34, 0.3, 0.9],
      [0.16, 0.8, 1],
    ] as const)
      brush.faded(opacity, () => brush.ellipse([0, -50, 35 * share, 50 * share], shade(colour, tone)));
    for (const turn of [0, 2.1, 4.2])
      brush.placed({ y: -50, turn }, () =>
        brush.faded(0.7, () => brush.curve('4,0 12,-12 8,-26 -8,-32', shade(colour, 0.6), 2.4)),
      );
    brush.placed({ y: -50 }, () => {
      for (let spark = 0; spark < 14; spark++) {
        const angle = spark * 0.9;
        brush.shining(
          [Math.cos(angle) * (34 + (spark % 3) * 3), Math.sin(angle) * (48 + (spark % 2) * 4), 1.1, 1.1],
          '#ffffff',
          0.8,
        );
      }
    });
  },
};
