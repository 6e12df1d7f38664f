import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** An egg in its shell. */
export const egg: Subject = {
  id: 'egg',
  words: ['egg', 'easter egg', 'boiled egg'],
  heightShare: 0.13,
  width: 78,
  domain: 'table',
  draw(brush, random, wish) {
    const shell = wish.colour ?? random.pick(['#f1e2cb', '#e2b98f', '#f5efe4']);
    brush
      .blob('-36,-34 -28,-74 0,-98 28,-74 36,-34 22,-5 -22,-5', shell)
      .faded(0.5, () => brush.ellipse([-brush.lightSide * 14, -30, 16, 24], shade(shell, -0.22)))
      .faded(0.6, () => brush.ellipse([brush.lightSide * 12, -66, 7, 13], shade(shell, 0.5)));
  },
};
