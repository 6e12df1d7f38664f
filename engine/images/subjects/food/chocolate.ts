import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A piece of chocolate. */
export const chocolate: Subject = {
  id: 'chocolate',
  words: ['chocolate', 'praline', 'truffle', 'bonbon', 'chocolate bar', 'fudge', 'brownie'],
  heightShare: 0.09,
  width: 120,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#5f3826';
    brush
      .polygon(smooth('-52,-6 -46,-56 -30,-84 30,-84 46,-56 52,-6 0,0', 5), colour)
      .faded(0.3, () => brush.polygon(smooth('-50,-6 -46,-54 -30,-82 -18,-60 -24,-8', 5), shade(colour, -0.7)))
      .faded(0.5, () => brush.ellipse([brush.lightSide * 18, -72, 12, 5], shade(colour, 0.5)))
      .curve('-36,-50 -20,-70 -6,-48 12,-70 26,-48 40,-62', shade(colour, 0.34), 5);
  },
};
