import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A tall clock with a pendulum. */
export const grandfatherClock: Subject = {
  id: 'grandfather-clock',
  words: ['grandfather clock', 'clock'],
  heightShare: 0.46,
  width: 34,
  domain: 'ground',
  isIndoors: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#6a4430';
    brush
      .block([-13, -76, 26, 74], colour, 0.2)
      .polygon('-16,-76 -16,-96 0,-104 16,-96 16,-76', colour)
      .rectangle([-16, -4, 32, 5], shade(colour, -0.2));
    brush
      .ellipse([0, -86, 10, 10], '#f4ecd8')
      .line('0,-86 0,-93', '#2a2026', 1.2)
      .line('0,-86 5,-83', '#2a2026', 1.2)
      .rectangle([-7, -68, 14, 46], shade(colour, -0.4))
      .line('0,-66 3,-36', '#d9b45a', 1)
      .ellipse([3.4, -34, 4, 4], '#e6c46a');
  },
};
