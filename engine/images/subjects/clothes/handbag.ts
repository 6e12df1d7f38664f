import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A handbag. */
export const handbag: Subject = {
  id: 'handbag',
  words: [
    'handbag',
    'purse',
    'bag',
    'shopping bag',
    'tote bag',
    'leather bag',
    'shoulder bag',
    'paper bag',
    'gift bag',
  ],
  heightShare: 0.2,
  width: 100,
  domain: 'table',
  room: { way: 'open', y: 68, halfWidth: 32 },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#a8563f';
    brush
      .curve('-24,-64 -20,-98 20,-98 24,-64', shade(colour, -0.2), 6)
      .polygon(smooth('-36,-68 -48,-10 -40,-1 40,-1 48,-10 36,-68', 4), colour)
      .faded(0.26, () => brush.polygon(smooth('-36,-66 -48,-10 -40,-2 -20,-2 -22,-66', 4), shade(colour, -0.6)));
    if (wish.isFilled) return void brush.rounded([-38, -71, 76, 7], 3, shade(colour, 0.2));
    brush
      .polygon(smooth('-38,-70 -36,-42 0,-32 36,-42 38,-70', 5), shade(colour, 0.12))
      .rounded([-7, -42, 14, 14], 4, '#d9b04a')
      .faded(0.5, () => brush.curve('-32,-44 0,-35 32,-44', shade(colour, -0.4), 1.6));
  },
};
