import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A sandcastle. */
export const sandcastle: Subject = {
  id: 'sandcastle',
  words: ['sandcastle', 'sand castle'],
  heightShare: 0.14,
  isLarge: true,
  width: 120,
  domain: 'ground',
  draw(brush, _random, wish) {
    const sand = wish.colour ?? '#d9b37a';
    brush.blob('-60,2 -44,-10 0,-14 44,-10 60,2', shade(sand, -0.1)).block([-34, -44, 68, 40], sand, 0.3);
    for (const [x, height] of [
      [-36, 66],
      [0, 82],
      [36, 66],
    ] as const) {
      brush.block([x - 12, -height, 24, height - 2], sand, 0.36);
      for (let merlon = 0; merlon < 3; merlon++) brush.rectangle([x - 13 + merlon * 10, -height - 7, 6, 8], sand);
    }
    brush
      .blob('-8,-4 -8,-20 0,-27 8,-20 8,-4', shade(sand, -0.4))
      .line('0,-88 0,-104', '#7a5a40', 1.4)
      .polygon('0,-104 14,-100 0,-95', '#d9503f');
  },
};
