import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A parasol with a towel. */
export const beachUmbrella: Subject = {
  id: 'beach-umbrella',
  words: ['beach umbrella', 'parasol'],
  heightShare: 0.24,
  isLarge: true,
  width: 110,
  domain: 'ground',
  draw(brush, _random, wish) {
    brush
      .polygon('-52,0 6,0 -2,-9 -44,-9', '#e6dcc4')
      .polygon('-46,-2 -34,-2 -30,-8 -40,-8', '#5f9fc0')
      .line('10,0 16,-84', '#efe8da', 2.4);
    for (let part = 0; part < 6; part++) {
      const [from, to] = [-40 + part * 18.6, -40 + (part + 1) * 18.6];
      brush.polygon(
        [
          [16, -98],
          [from, -62 - Math.sin((part / 6) * 3.1) * 10],
          [to, -62 - Math.sin(((part + 1) / 6) * 3.1) * 10],
        ],
        part % 2 ? (wish.colour ? shade(wish.colour, 0.25) : '#f6efe0') : (wish.colour ?? '#e0574c'),
      );
    }
  },
};
