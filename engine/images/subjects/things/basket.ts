import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A woven basket with a handle. */
export const basket: Subject = {
  id: 'basket',
  words: ['basket', 'picnic basket', 'wicker basket', 'hamper'],
  heightShare: 0.26,
  width: 116,
  domain: 'ground',
  room: { way: 'open', y: 58, halfWidth: 48 },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#b98247';
    brush.curve('-46,-54 -34,-94 0,-100 34,-94 46,-54', shade(colour, -0.2), 8);
    brush.polygon('-54,-56 54,-56 42,0 -42,0', colour);
    for (let row = 0; row < 5; row++)
      for (let column = 0; column < 9; column++)
        if ((row + column) % 2)
          brush.rectangle([-45 + column * 10 + row * 0.4, -50 + row * 10, 9, 8], shade(colour, -0.22));
    brush.rounded([-57, -62, 114, 11], 5, shade(colour, 0.18));
    if (!wish.isFilled) brush.blob('-40,-62 -26,-74 4,-70 30,-74 42,-62', '#d8574a');
  },
};
