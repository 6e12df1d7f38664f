import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Draws: windmill, mill. */
export const windmill: Subject = {
  id: 'windmill',
  words: ['windmill', 'mill'],
  heightShare: 0.4,
  width: 84,
  domain: 'ground',
  draw(brush, random, wish) {
    const colour = wish.colour || '#efe4d2';
    const a0 = random.range(0.2, 1.2);
    brush.polygon('-15,0 -9,-60 9,-60 15,0', colour);
    brush.polygon(
      brush.lightSide > 0
        ? [
            [-15, 0],
            [-9, -60],
            [-2, -60],
            [-4, 0],
          ]
        : [
            [4, 0],
            [2, -60],
            [9, -60],
            [15, 0],
          ],
      shade(colour, -0.24),
    );
    brush.blob('-11,-59 -8,-68 0,-72 8,-68 11,-59', '#7c4238');
    brush.rectangle([-17, -22, 34, 2.2], '#5a4238');
    brush.window([-2, -46, 4, 6], 2);
    brush.window([-2, -34, 4, 6], 2);
    brush.rectangle([-3.5, -12, 7, 12], '#5a3b34');
    for (let k = 0; k < 4; k++) {
      brush.context.save();
      brush.context.translate(0, -61);
      brush.context.rotate(a0 + (k * Math.PI) / 2);
      brush.line('0,0 0,-40', '#5a4238', 1.5);
      brush.polygon('0.8,-8 7,-9 7,-40 0.8,-40', '#f6efdf');
      for (let i = 0; i < 7; i++)
        brush.line(
          [
            [0.8, -10 - i * 5],
            [7, -10 - i * 5],
          ],
          '#8b6f5a',
          0.5,
        );
      brush.context.restore();
    }
    brush.ellipse([0, -61, 2.4, 2.4], '#5a4238');
  },
};
