import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Draws: church, chapel, steeple. */
export const church: Subject = {
  id: 'church',
  words: ['church', 'chapel', 'steeple'],
  heightShare: 0.3,
  width: 80,
  domain: 'ground',
  draw(brush, random, wish) {
    const colour = wish.colour || '#efe6d8';
    brush.block([-6, -30, 38, 31], colour, 0.2);
    brush.polygon('-8,-30 -2,-48 28,-48 34,-30', '#5b4658');
    brush.block([-22, -56, 18, 57], colour);
    brush.polygon('-24,-56 -13,-92 -2,-56', '#4d4a66');
    brush.polygon(
      brush.lightSide > 0
        ? [
            [-24, -56],
            [-13, -92],
            [-13, -56],
          ]
        : [
            [-13, -56],
            [-13, -92],
            [-2, -56],
          ],
      shade('#4d4a66', -0.25),
    );
    brush.line('-13,-92 -13,-100', '#e4c268', 1.1);
    brush.line('-15.5,-97 -10.5,-97', '#e4c268', 1.1);
    brush.window([-15, -48, 4, 8], 2);
    brush.ellipse([-13, -32, 3, 3], '#5a5566');
    for (let i = 0; i < 3; i++) brush.window([2 + i * 9, -22, 3.6, 10], 2);
    brush.blob('-16,0 -16,-9 -13,-13 -10,-9 -10,0', '#5a3b34');
  },
};
