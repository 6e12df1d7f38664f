import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A bottle of wine and a glass. */
export const wine: Subject = {
  id: 'wine',
  words: ['wine', 'bottle', 'wine bottle', 'glass of wine', 'champagne', 'wine glass'],
  heightShare: 0.36,
  width: 70,
  domain: 'table',
  draw(brush, _random, wish) {
    const bottle = wish.colour ?? '#2f4a3a';
    brush
      .polygon(smooth('-28,0 -28,-54 -22,-66 -19,-74 -19,-98 -9,-98 -9,-74 -6,-66 0,-54 0,0', 3), bottle)
      .rectangle([-26, -46, 24, 26], '#efe4cc')
      .rectangle([-20, -100, 12, 12], '#8f2f3a')
      .faded(0.4, () => brush.rectangle([-25, -54, 3, 52], '#cfe8d8'));
    brush
      .faded(0.6, () => brush.polygon(smooth('8,-64 10,-42 21,-32 32,-42 34,-64', 5), '#e6eef0'))
      .polygon(smooth('9.4,-54 11,-42 21,-33 31,-42 32.6,-54', 5), '#8f2036')
      .line('21,-32 21,-4', '#d9e2e6', 2)
      .ellipse([21, -2, 11, 2.4], '#d9e2e6');
  },
};
