import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A magic wand with a shining star. */
export const wand: Subject = {
  id: 'wand',
  words: ['wand', 'magic wand', 'wizard wand', 'fairy wand'],
  heightShare: 0.24,
  width: 34,
  domain: 'table',
  isLong: true,
  draw(brush, _random, wish) {
    const star = wish.colour ?? '#f0c75a';
    brush
      .line('0,0 0,-76', '#4a342c', 5)
      .line('0,0 0,-10', '#e8dcc4', 5)
      .polygon(
        Array.from({ length: 10 }, (_, at): [number, number] => {
          const radius = at % 2 ? 7 : 17;
          const angle = (at / 10) * Math.PI * 2 - Math.PI / 2;
          return [Math.cos(angle) * radius, -84 + Math.sin(angle) * radius];
        }),
        star,
      )
      .glow([0, -84, 46], shade(star, 0.4), 0.6);
    for (const [x, y] of [
      [-14, -60],
      [13, -64],
      [16, -98],
    ] as const)
      brush.shining([x, y, 1.6, 1.6], '#fff6d8', 0.9);
  },
};
