import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A cucumber. */
export const cucumber: Subject = {
  id: 'cucumber',
  words: ['cucumber', 'pickle', 'gherkin', 'pickles', 'zucchini', 'courgette'],
  heightShare: 0.09,
  width: 220,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#5a8f45';
    brush
      .limb('-92,-34,20 -40,-46,30 30,-50,32 92,-40,22', colour)
      .faded(0.5, () => brush.limb('-80,-50,4 -30,-66,6 40,-70,6 84,-54,4', shade(colour, 0.4)));
    for (const [x, y] of [
      [-60, -36],
      [-30, -30],
      [0, -46],
      [34, -32],
      [60, -46],
      [-10, -64],
    ] as const)
      brush.ellipse([x, y, 3, 2.4], shade(colour, -0.3));
  },
};
