import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A potato. */
export const potato: Subject = {
  id: 'potato',
  words: ['potato', 'sweet potato', 'ginger root'],
  heightShare: 0.1,
  width: 130,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#c99a5c';
    brush
      .blob('-60,-40 -44,-78 -6,-88 36,-82 60,-48 46,-10 6,0 -40,-8', colour)
      .faded(0.35, () => brush.ellipse([-brush.lightSide * 22, -30, 36, 28], shade(colour, -0.5)))
      .faded(0.5, () => brush.ellipse([brush.lightSide * 24, -66, 14, 8], shade(colour, 0.5)));
    for (const [x, y] of [
      [-26, -60],
      [8, -50],
      [32, -34],
      [-8, -24],
      [18, -70],
    ] as const)
      brush.faded(0.5, () => brush.ellipse([x, y, 3, 2], shade(colour, -0.5)));
  },
};
