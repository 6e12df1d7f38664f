import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Plane. */
export const plane: Subject = {
  id: 'plane',
  words: ['plane', 'airplane', 'aeroplane', 'jet', 'aircraft', 'glider'],
  heightShare: 0.1,
  width: 200,
  domain: 'air',
  draw(brush, random, wish) {
    const colour = wish.colour || '#f1ece0';
    brush.limb('-92,-46,2 -40,-42,10 40,-40,14 84,-38,7', colour);
    brush.polygon('-90,-46 -104,-84 -84,-84 -62,-46', shade(colour, -0.12));
    brush.polygon('6,-36 -40,4 -22,4 42,-34', shade(colour, -0.22));
    brush.polygon('10,-48 -14,-76 -2,-76 36,-50', shade(colour, -0.1));
    for (let i = 0; i < 9; i++) brush.rectangle([-28 + i * 9, -46, 4.5, 5], '#4a5a70');
  },
};
