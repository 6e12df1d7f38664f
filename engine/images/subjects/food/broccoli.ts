import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A head of broccoli. */
export const broccoli: Subject = {
  id: 'broccoli',
  words: ['broccoli', 'head of broccoli', 'broccoli floret'],
  heightShare: 0.15,
  width: 104,
  domain: 'table',
  draw(brush, random, wish) {
    const green = wish.colour ?? '#4f8f46';
    const stem = shade(green, 0.42);
    brush.limb('0,-4,13 0,-40,11', stem).limb('0,-34,8 -24,-54,8', stem).limb('0,-34,8 24,-54,8', shade(stem, -0.08));
    for (const [x, y, radius] of [
      [-34, -56, 18],
      [34, -56, 18],
      [-20, -74, 20],
      [20, -74, 20],
      [0, -62, 20],
      [0, -80, 19],
    ] as const) {
      brush.ellipse([x, y, radius, radius * 0.92], shade(green, -0.1 + (y + 60) * -0.006));
      for (let bud = 0; bud < 9; bud++)
        brush.ellipse(
          [x + random.range(-0.75, 0.75) * radius, y + random.range(-0.75, 0.6) * radius, 4, 3.6],
          shade(green, random.range(0, 0.24)),
        );
    }
  },
};
