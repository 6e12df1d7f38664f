import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A gold coin. */
export const coin: Subject = {
  id: 'coin',
  words: ['coin', 'gold coin', 'golden coin', 'silver coin', 'penny', 'euro'],
  heightShare: 0.08,
  width: 104,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e0b03c';
    brush
      .ellipse([0, -46, 50, 46], shade(colour, -0.3))
      .ellipse([0, -52, 50, 46], colour)
      .ring([0, -52, 38], shade(colour, -0.2), 4)
      .polygon('0,-82 8,-62 28,-62 12,-48 18,-28 0,-40 -18,-28 -12,-48 -28,-62 -8,-62', shade(colour, 0.3))
      .faded(0.7, () => brush.ellipse([brush.lightSide * 28, -76, 6, 9], '#fff6d8', brush.lightSide * 0.6));
  },
};
