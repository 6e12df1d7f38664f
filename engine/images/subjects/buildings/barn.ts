import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A wooden barn with a hipped roof. */
export const barn: Subject = {
  id: 'barn',
  words: ['barn', 'farm', 'stable', 'shed'],
  heightShare: 0.26,
  width: 120,
  domain: 'ground',
  draw(brush, _random, wish) {
    const wall = wish.colour ?? '#a8433a';
    brush.block([-48, -46, 96, 47], wall, 0.3);
    brush.polygon('-48,-46 -40,-72 0,-92 40,-72 48,-46', wall);
    for (let x = -44; x < 48; x += 8)
      brush.line(
        [
          [x, 0],
          [x, -46],
        ],
        shade(wall, -0.16),
        0.7,
      );
    brush.line('-52,-44 -42,-73 0,-94 42,-73 52,-44', '#5a4a4c', 4);
    brush.rectangle([-18, -34, 36, 35], shade(wall, -0.3));
    brush.line('-18,-34 18,0', '#f2ead9', 2).line('18,-34 -18,0', '#f2ead9', 2);
    brush.line('-18,0 -18,-34 18,-34 18,0', '#f2ead9', 2);
    brush.rectangle([-8, -68, 16, 13], '#f2ead9').rectangle([-6, -66, 12, 9], '#4a3a3c');
  },
};
