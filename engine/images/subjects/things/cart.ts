import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A wooden cart. */
export const cart: Subject = {
  id: 'cart',
  words: ['cart', 'wagon', 'handcart', 'horse cart', 'carriage'],
  heightShare: 0.22,
  width: 140,
  domain: 'ground',
  room: { way: 'open', y: 64, halfWidth: 44 },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#9a6a40';
    brush.line('40,-40 70,-24', '#7a5236', 4).polygon('-56,-66 48,-66 42,-32 -48,-32', colour);
    for (const y of [-55, -44])
      brush.line(
        [
          [-53, y],
          [45, y],
        ],
        shade(colour, -0.34),
        1.6,
      );
    for (const x of [-28, 26]) {
      brush.ring([x, -22, 20], '#5a3f2c', 5);
      for (let spoke = 0; spoke < 4; spoke++)
        brush.placed({ x, y: -22, turn: (spoke * Math.PI) / 4 }, () => brush.line('0,-18 0,18', '#6a4a34', 2));
      brush.ellipse([x, -22, 4, 4], '#5a3f2c');
    }
  },
};
