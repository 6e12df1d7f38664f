import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A pine cone. */
export const pineCone: Subject = {
  id: 'pine-cone',
  words: ['pine cone', 'pinecone', 'fir cone'],
  heightShare: 0.12,
  width: 70,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#8f6440';
    brush.polygon(smooth('-22,-18 -32,-44 -22,-76 0,-99 22,-76 32,-44 22,-18 0,-4', 6), shade(colour, -0.4));
    for (let row = 0; row < 7; row++) {
      const y = -8 - row * 12.4;
      const half = [20, 29, 31, 28, 22, 14, 6][row]!;
      const count = row > 5 ? 2 : 4;
      for (let index = 0; index < count; index++) {
        const x = -half + ((index + 0.5 * ((row % 2) + 0.5)) / count) * half * 2;
        brush.placed({ x, y }, () =>
          brush
            .blob('-9,0 0,-11 9,0 0,7', shade(colour, ((index + row) % 3) * 0.12 - 0.08))
            .faded(0.6, () => brush.ellipse([0, 2, 5, 2], shade(colour, 0.4))),
        );
      }
    }
  },
};
