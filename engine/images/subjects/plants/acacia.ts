import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Draws: acacia, baobab. */
export const acacia: Subject = {
  id: 'acacia',
  words: ['acacia', 'baobab'],
  heightShare: 0.32,
  width: 130,
  domain: 'ground',
  draw(brush, random, wish) {
    brush.limb('0,2,3.4 -3,-40,2.6 -22,-76,1', '#4e3a30');
    brush.limb('-2,-36,2.4 14,-60,1.6 34,-78,0.8', '#4e3a30');
    brush.limb('-2,-44,1.6 2,-80,0.9', '#4e3a30');
    const colour = wish.colour || '#5e7a44';
    for (const [x, y, w] of [
      [-24, -78, 34],
      [26, -80, 36],
      [0, -88, 44],
    ] as const) {
      brush.ellipse([x, y, w, 9], shade(colour, -0.2));
      brush.ellipse([x + brush.lightSide * 3, y - 3, w * 0.86, 6], shade(colour, 0.08));
    }
  },
};
