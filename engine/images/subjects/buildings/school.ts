import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A brick school with a clock and a flag. */
export const school: Subject = {
  id: 'school',
  words: [
    'school building',
    'brick school',
    'schoolhouse',
    'high school',
    'elementary school',
    'primary school',
    'university',
    'town hall',
    'station building',
  ],
  heightShare: 0.32,
  width: 190,
  domain: 'ground',
  draw(brush, _random, wish) {
    const brick = wish.colour ?? '#b0604a';
    const roof = wish.colour ? shade(wish.colour, -0.35) : '#5a5560';
    brush
      .rectangle([-1.5, -112, 3, 30], '#8b929b')
      .polygon('1,-112 22,-108 1,-101', shade(brick, 0.15))
      .block([-92, -52, 184, 52], brick, 0.1)
      .polygon('-96,-52 -84,-64 84,-64 96,-52', roof)
      .block([-30, -72, 60, 72], shade(brick, 0.08), 0.25)
      .polygon('-36,-71 0,-94 36,-71', roof)
      .ellipse([0, -74, 8, 8], '#f6f1e4')
      .line('0,-74 0,-79', '#2a2830', 1.4)
      .line('0,-74 4,-73', '#2a2830', 1.4);
    for (const x of [-82, -60, 46, 68])
      for (const y of [-44, -22]) brush.window([x, y, 14, 14], 2).rectangle([x - 1, y + 14, 16, 2], shade(brick, 0.4));
    for (const x of [-22, 10]) brush.window([x, -56, 12, 14], 2);
    brush
      .rectangle([-10, -30, 20, 30], '#5a3b2c')
      .rectangle([-0.8, -30, 1.6, 30], '#3a2a20')
      .rectangle([-16, -4, 32, 4], '#cfc6b8');
  },
};
