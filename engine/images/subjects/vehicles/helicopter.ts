import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A helicopter. */
export const helicopter: Subject = {
  id: 'helicopter',
  words: ['helicopter', 'chopper'],
  heightShare: 0.14,
  width: 200,
  domain: 'air',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d9703f';
    brush
      .limb('-100,-62,3 -40,-56,6 0,-52,20 44,-48,22 58,-44,16', colour)
      .polygon('-104,-64 -112,-92 -94,-66', shade(colour, -0.2));
    brush
      .blob('20,-66 48,-66 68,-46 60,-36 22,-40', '#9fc4d4')
      .line('10,-72 10,-88', '#3a3438', 4)
      .line('-92,-90 112,-88', '#3a3438', 3);
    brush
      .line('-20,-18 70,-16', '#3a3438', 4)
      .line('0,-34 -6,-18', '#3a3438', 3)
      .line('44,-30 48,-17', '#3a3438', 3)
      .ring([-104, -66, 11], '#3a3438', 1.4);
  },
};
