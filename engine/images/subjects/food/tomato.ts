import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A tomato. */
export const tomato: Subject = {
  id: 'tomato',
  words: ['tomato', 'cherry tomato'],
  heightShare: 0.12,
  width: 108,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d6402e';
    brush
      .blob('-50,-46 -38,-78 0,-84 38,-78 50,-46 34,-8 0,0 -34,-8', colour)
      .faded(0.35, () => brush.ellipse([-brush.lightSide * 18, -32, 28, 30], shade(colour, -0.6)))
      .faded(0.6, () => brush.ellipse([brush.lightSide * 22, -60, 9, 12], shade(colour, 0.6)));
    for (let leaf = 0; leaf < 5; leaf++)
      brush.placed({ y: -80, turn: -1.5 + leaf * 0.75 }, () => brush.blob('-4,0 0,-26 4,0', '#4f8a4a'));
    brush.line('0,-82 3,-96', '#4f7a3a', 4);
  },
};
