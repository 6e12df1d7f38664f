import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Draws: snowman. */
export const snowman: Subject = {
  id: 'snowman',
  words: ['snowman'],
  heightShare: 0.2,
  width: 76,
  domain: 'ground',
  head: [0, -82, 14],
  draw(brush, random, wish) {
    brush.ellipse([0, -22, 28, 24], '#f3f6fa');
    brush.ellipse([0, -56, 21, 19], '#f3f6fa');
    brush.ellipse([0, -82, 15, 14], '#f3f6fa');
    for (const [y, r, q] of [
      [-22, 28, 24],
      [-56, 21, 19],
      [-82, 15, 14],
    ] as const) {
      brush.context.globalAlpha = 0.5;
      brush.ellipse([-brush.lightSide * r * 0.3, y + q * 0.2, r * 0.68, q * 0.72], '#c3d2e4');
      brush.context.globalAlpha = 1;
    }
    brush.rectangle([-16, -72, 32, 6], wish.colour || '#c9483c');
    brush.polygon('6,-68 14,-46 6,-46', shade(wish.colour || '#c9483c', -0.15));
    if (!wish.worn?.some(({ wear }) => wear.place === 'head')) {
      brush.rectangle([-17, -95, 34, 3], '#2a2830');
      brush.rectangle([-11, -110, 22, 16], '#2a2830');
    }
    brush.polygon('0,-84 17,-80 0,-78', '#e5812f');
    brush.ellipse([-5, -86, 1.6, 1.8], '#1a151c');
    brush.ellipse([5, -86, 1.6, 1.8], '#1a151c');
    brush.line('-20,-58 -40,-74', '#5a4033', 1.8);
    brush.line('20,-58 40,-70', '#5a4033', 1.8);
  },
};
