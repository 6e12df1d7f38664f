import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Draws: pumpkin. */
export const pumpkin: Subject = {
  id: 'pumpkin',
  words: ['pumpkin', 'jack-o-lantern', 'jack o lantern', 'jack-o’-lantern', 'squash', 'gourd'],
  heightShare: 0.1,
  width: 130,
  domain: 'ground',
  head: [0, -42, 42],
  draw(brush, random, wish) {
    const colour = wish.colour || '#e07f2c';
    for (const [x, r] of [
      [-34, 26],
      [34, 26],
      [-18, 30],
      [18, 30],
      [0, 30],
    ] as const)
      brush.ellipse([x, -42, r, 42], shade(colour, -Math.abs(x) / 130));
    brush.curve('0,-82 3,-94 12,-98', '#5a6a38', 6);
  },
};
