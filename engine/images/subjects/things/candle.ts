import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A burning candle; on a cake a thin one without a foot. */
export const candle: Subject = {
  id: 'candle',
  words: ['candle', 'candlelight', 'candlestick'],
  heightShare: 0.26,
  width: 44,
  domain: 'table',
  draw(brush, random, wish) {
    if (wish.isCarried)
      return drawThin(brush, wish.colour ?? random.pick(['#5f9fd0', '#e0576a', '#efc74a', '#6fb06a']));
    brush
      .ellipse([0, -3, 20, 4], '#b08a4a')
      .rectangle([-8, -64, 16, 60], wish.colour ?? '#f2e6cc')
      .ellipse([0, -64, 8, 2.4], '#fff6e0')
      .line('0,-64 0,-70', '#3a2a2a', 1.4)
      .shining([0, -80, 4.4, 10], '#ffd46a')
      .shining([0, -77, 2.2, 5], '#fff6d0')
      .glow([0, -78, 70], '#ffc860', 0.7);
  },
};

function drawThin(brush: Brush, colour: Colour): void {
  brush.rectangle([-5, -66, 10, 66], colour);
  for (let stripe = 0; stripe < 5; stripe++)
    brush.polygon(
      [
        [-5, -8 - stripe * 13],
        [5, -14 - stripe * 13],
        [5, -9 - stripe * 13],
        [-5, -3 - stripe * 13],
      ],
      shade(colour, 0.5),
    );
  brush
    .line('0,-66 0,-72', '#3a2a2a', 1.4)
    .shining([0, -83, 5.4, 12], '#ffd46a')
    .shining([0, -80, 2.8, 6], '#fff6d0')
    .glow([0, -82, 60], '#ffc860', 0.5);
}
