import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A dragonfly. */
export const dragonfly: Subject = {
  id: 'dragonfly',
  words: ['dragonfly', 'damselfly'],
  heightShare: 0.1,
  width: 180,
  domain: 'air',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#2f8f9a';
    brush.faded(0.62, () => {
      for (const [turn, x] of [
        [-0.4, -6],
        [0.3, 6],
      ] as const)
        brush
          .placed({ x, y: -58, turn }, () => brush.ellipse([0, -26, 9, 34], '#dff0f4'))
          .placed({ x: x - 14, y: -40, turn: turn + Math.PI }, () => brush.ellipse([0, -22, 8, 28], '#cfe6ee'));
    });
    brush
      .limb('-84,-38,2 -40,-46,3.4 0,-50,7 18,-52,8', colour)
      .ellipse([32, -54, 12, 11], shade(colour, 0.1))
      .ellipse([36, -59, 6, 6], '#2a4a3a');
    for (let ring = 0; ring < 6; ring++)
      brush.line(
        [
          [-76 + ring * 12, -43 - ring],
          [-76 + ring * 12, -36 - ring],
        ],
        shade(colour, -0.4),
        1.4,
      );
  },
};
