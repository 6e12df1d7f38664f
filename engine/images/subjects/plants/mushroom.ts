import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** Draws: mushroom, toadstool. */
export const mushroom: Subject = {
  id: 'mushroom',
  words: ['mushroom', 'toadstool'],
  heightShare: 0.17,
  width: 112,
  domain: 'ground',
  draw(brush, random, wish) {
    const colour = wish.colour || '#cf4a3c';
    const M = (x: number, s: number) => {
      brush.context.save();
      brush.context.translate(x, 0);
      brush.context.scale(s, s);
      brush.limb('0,0,9 0,-36,7 0,-54,8', '#f2e7d4');
      brush.limb(
        [
          [-brush.lightSide * 4, 0, 4],
          [-brush.lightSide * 3.4, -54, 3],
        ],
        shade('#f2e7d4', -0.2),
      );
      brush.polygon(smooth('-42,-50 -34,-78 0,-97 34,-78 42,-50', 7).concat(smooth('42,-50 0,-44 -42,-50', 5)), colour);
      brush.polygon(
        smooth('-42,-50 0,-54 42,-50', 5).concat(smooth('42,-50 0,-44 -42,-50', 5)),
        shade('#ead9bf', -0.1),
      );
      for (const [a, b, r] of [
        [-18, -72, 6],
        [6, -84, 5],
        [20, -66, 5.4],
        [-2, -64, 4],
        [-31, -60, 3.4],
      ] as const)
        brush.ellipse([a, b, r, r * 0.8], '#fbf3e4');
      brush.context.restore();
    };
    M(-36, 0.46);
    M(8, 1);
    M(44, 0.36);
  },
};
