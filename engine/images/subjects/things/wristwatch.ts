import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A watch for the wrist. */
export const wristwatch: Subject = {
  id: 'wristwatch',
  words: ['watch', 'wristwatch', 'wrist watch', 'smartwatch', 'smart watch'],
  heightShare: 0.2,
  width: 52,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#3a3f4c';
    brush.rounded([-13, -99, 26, 99], 8, shade(colour, -0.1));
    for (const y of [-90, -83, -16, -9]) brush.ellipse([0, y, 1.6, 1.6], shade(colour, -0.5));
    brush
      .ellipse([0, -50, 24, 24], '#b9c1c8')
      .ellipse([0, -50, 20, 20], '#f6f4ee')
      .line('0,-50 0,-65', '#23252e', 2.2)
      .line('0,-50 10,-45', '#23252e', 2.2)
      .rounded([23, -54, 5, 8], 2, '#9aa2aa');
    for (let hour = 0; hour < 12; hour++)
      brush.ellipse([Math.sin(hour * 0.5236) * 17, -50 - Math.cos(hour * 0.5236) * 17, 1.1, 1.1], '#23252e');
  },
};
