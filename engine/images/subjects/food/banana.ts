import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Bananas. */
export const banana: Subject = {
  id: 'banana',
  words: ['banana'],
  heightShare: 0.15,
  width: 130,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#efc93f';
    for (const [turn, tone] of [
      [-0.16, -0.12],
      [0.05, 0.04],
      [0.24, -0.04],
    ] as const)
      brush.placed({ y: -50, turn }, () =>
        brush.limb('-52,-22,4 -34,16,13 6,32,15 44,14,10 54,-6,3', shade(colour, tone)),
      );
    brush.ellipse([-50, -70, 6, 8], '#6a5a2a');
  },
};
