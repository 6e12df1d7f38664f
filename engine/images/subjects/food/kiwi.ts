import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Half a kiwi before a whole one. */
export const kiwi: Subject = {
  id: 'kiwi',
  words: ['kiwi', 'kiwi fruit', 'kiwifruit', 'kiwi slice'],
  heightShare: 0.13,
  width: 130,
  domain: 'table',
  draw(brush, _random, wish) {
    const flesh = wish.colour ?? '#8fbf3f';
    brush
      .ellipse([-28, -50, 38, 46], '#8a6a3f', 0.2)
      .faded(0.4, () => brush.ellipse([-40, -64, 14, 20], '#b8935a', 0.2))
      .ellipse([22, -42, 44, 42], '#7a5a34')
      .ellipse([22, -42, 39, 37], flesh)
      .ellipse([22, -42, 26, 24], shade(flesh, 0.18))
      .ellipse([22, -42, 12, 10], '#f0efd0');
    for (let seed = 0; seed < 18; seed++) {
      const angle = (seed / 18) * Math.PI * 2;
      brush.ellipse([22 + Math.cos(angle) * 19, -42 + Math.sin(angle) * 17, 1.4, 2.8], '#23252e', angle + Math.PI / 2);
    }
  },
};
