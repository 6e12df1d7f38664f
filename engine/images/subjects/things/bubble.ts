import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A soap bubble. */
export const bubble: Subject = {
  id: 'bubble',
  words: ['bubble', 'soap bubble'],
  heightShare: 0.1,
  isLarge: true,
  width: 100,
  domain: 'air',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#a8d4ec';
    brush
      .faded(0.24, () => brush.ellipse([0, -50, 48, 48], colour))
      .faded(0.8, () => brush.ring([0, -50, 47], shade(colour, 0.4), 2.6))
      .faded(0.6, () =>
        brush.curve('-34,-66 -36,-46 -26,-26', '#f0a8c4', 4).curve('30,-28 38,-46 34,-68', '#9fe0d0', 4),
      )
      .faded(0.9, () =>
        brush
          .ellipse([brush.lightSide * 18, -74, 9, 6], '#ffffff', brush.lightSide * 0.5)
          .ellipse([-brush.lightSide * 20, -24, 4, 3], '#ffffff'),
      );
  },
};
