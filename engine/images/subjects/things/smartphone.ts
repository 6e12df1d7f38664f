import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A smartphone that stands upright. */
export const smartphone: Subject = {
  id: 'smartphone',
  words: ['smartphone', 'phone', 'mobile phone', 'cell phone', 'iphone'],
  heightShare: 0.36,
  width: 54,
  domain: 'table',
  draw(brush, random, wish) {
    brush
      .rounded([-25, -100, 50, 100], 8, wish.colour ?? '#262a33')
      .rounded([-22, -96, 44, 92], 5, wish.colour ? shade(wish.colour, -0.2) : '#3a5f8c')
      .polygon('-22,-92 8,-96 -22,-30', wish.colour ? shade(wish.colour, 0.1) : '#4d78a8')
      .rounded([-7, -95, 14, 4], 2, '#14161b');
    const colours = ['#e0a23c', '#c9483c', '#5fa88a', '#f2e7cf', '#7b5ea7', '#4f97c8'];
    for (let app = 0; app < 12; app++) {
      const [x, y] = [-17 + (app % 3) * 12.5, -80 + Math.floor(app / 3) * 15];
      brush.rounded([x, y, 9, 9], 2.4, shade(random.pick(colours), 0.05));
    }
  },
};
