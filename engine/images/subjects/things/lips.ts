import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A pair of lips. */
export const lips: Subject = {
  id: 'lips',
  words: ['lips', 'mouth', 'kiss mark'],
  heightShare: 0.16,
  width: 150,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#c8323f';
    brush
      .blob('-70,-50 -34,-80 -12,-86 0,-78 12,-86 34,-80 70,-50 0,-46', shade(colour, -0.12))
      .blob('-70,-50 0,-48 70,-50 36,-12 0,-4 -36,-12', colour)
      .curve('-70,-50 -20,-48 0,-52 20,-48 70,-50', shade(colour, -0.55), 3)
      .faded(0.5, () => brush.ellipse([8, -24, 24, 6], shade(colour, 0.5)));
  },
};
