import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A padlock. */
export const padlock: Subject = {
  id: 'padlock',
  words: ['padlock', 'lock', 'security lock'],
  heightShare: 0.18,
  width: 78,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#dfae42';
    brush
      .line('-20,-50 -20,-74 -14,-88 0,-94 14,-88 20,-74 20,-50', '#9aa2aa', 9)
      .rounded([-34, -56, 68, 56], 8, colour)
      .faded(0.4, () => brush.rounded([-30, -52, 14, 48], 6, shade(colour, 0.6)))
      .ellipse([0, -34, 7, 7], '#3a2f22')
      .polygon('-4,-32 4,-32 6,-12 -6,-12', '#3a2f22');
  },
};
