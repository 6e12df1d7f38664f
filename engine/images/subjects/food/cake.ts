import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A cake with candles. */
export const cake: Subject = {
  id: 'cake',
  words: ['cake', 'birthday cake', 'cheesecake'],
  heightShare: 0.26,
  width: 110,
  domain: 'table',
  draw(brush, random, wish) {
    const icing = wish.colour ?? random.pick(['#f3b8c4', '#f6e6c8', '#c9a0d8']);
    brush
      .ellipse([0, -4, 56, 8], '#e6e2da')
      .rectangle([-42, -50, 84, 44], wish.colour ? shade(wish.colour, -0.16) : '#b9824f')
      .ellipse([0, -6, 42, 7], wish.colour ? shade(wish.colour, -0.24) : '#a87445')
      .rectangle([-42, -30, 84, 5], '#f6ead6')
      .ellipse([0, -52, 42, 9], icing);
    brush.polygon(
      smooth('-42,-54 -40,-36 -34,-42 -26,-30 -18,-42 -8,-32 2,-42 12,-30 22,-42 32,-34 40,-42 42,-54', 4),
      icing,
    );
    for (let candle = 0; candle < 5; candle++) {
      const x = -26 + candle * 13;
      brush
        .rectangle([x - 1.6, -76, 3.2, 24], ['#5f9fd0', '#e0576a', '#efc74a'][candle % 3]!)
        .shining([x, -81, 2.2, 4.4], '#ffd86a')
        .glow([x, -81, 18], '#ffc860', 0.6);
    }
  },
};
