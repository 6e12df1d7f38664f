import { shade } from '../../drawing/colour.ts';
import { smooth, spline } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** Vase. */
export const vase: Subject = {
  id: 'vase',
  words: ['vase', 'vase of flowers', 'flower vase', 'bouquet in a vase'],
  heightShare: 0.4,
  width: 70,
  domain: 'table',
  room: { way: 'open', y: 47, halfWidth: 11 },
  topShare: 1.4,
  draw(brush, random, wish) {
    const colour = wish.colour || '#3f7f86';
    const colours = ['#e0574c', '#f0b64a', '#e892ab', '#f6efe0'];
    for (let i = 0; i < (wish.isFilled ? 0 : 9); i++) {
      const a = -1.57 + (i - 4) * 0.22;
      const L = random.range(40, 56);
      const ex = Math.cos(a) * L * 1.1;
      const ey = -46 + Math.sin(a) * L;
      brush.curve(
        [
          [0, -44],
          [ex * 0.5, -46 + (ey + 46) * 0.6],
          [ex, ey],
        ],
        '#4f7d46',
        1.2,
      );
      for (let k = 0; k < 7; k++)
        brush.ellipse(
          [ex + Math.cos(k * 0.9) * 4.4, ey + Math.sin(k * 0.9) * 4.4, 3.8, 3],
          shade(colours[i % 4]!, k % 2 ? -0.1 : 0.1),
          k * 0.9,
        );
      brush.ellipse([ex, ey, 2.8, 2.8], '#7a4a2c');
    }
    brush.polygon(smooth('-8,-48 -7,-42 -20,-26 -19,-8 -11,0 11,0 19,-8 20,-26 7,-42 8,-48', 6), colour);
    brush.polygon(
      spline(
        [
          [-brush.lightSide * 8, -48],
          [-brush.lightSide * 7, -42],
          [-brush.lightSide * 20, -26],
          [-brush.lightSide * 18, -8],
          [-brush.lightSide * 10, 0],
          [-brush.lightSide * 4, -10],
          [-brush.lightSide * 8, -28],
          [-brush.lightSide * 3, -44],
        ],
        5,
      ),
      shade(colour, -0.26),
    );
    brush.rectangle([-19, -22, 38, 2], '#f3e7cb');
    if (!wish.isFilled) brush.ellipse([0, -48, 8.4, 1.8], shade(colour, -0.4));
    brush.faded(0.5, () =>
      brush.ellipse([brush.lightSide * 10, -18, 2.6, 8], shade(colour, 0.5), brush.lightSide * -0.2),
    );
  },
};
