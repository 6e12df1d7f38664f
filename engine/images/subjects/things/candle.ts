import type { Subject } from '../subject.ts';

/** A burning candle. */
export const candle: Subject = {
  id: 'candle',
  words: ['candle', 'candlelight', 'candlestick'],
  heightShare: 0.26,
  width: 44,
  domain: 'table',
  draw(brush, _random, wish) {
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
