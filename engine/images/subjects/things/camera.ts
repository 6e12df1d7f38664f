import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A camera with a lens. */
export const camera: Subject = {
  id: 'camera',
  words: ['camera', 'photo camera', 'dslr', 'video camera'],
  heightShare: 0.26,
  width: 130,
  domain: 'table',
  draw(brush, _random, wish) {
    const body = wish.colour ?? '#33363f';
    brush
      .rounded([-22, -98, 44, 26], 5, shade(body, 0.06))
      .rounded([-62, -82, 124, 82], 9, body)
      .rectangle([-62, -58, 124, 34], shade(body, -0.25))
      .rounded([34, -90, 20, 9], 3, '#b9434a')
      .ellipse([0, -38, 34, 34], '#15171c')
      .ellipse([0, -38, 29, 29], '#4a505c')
      .ellipse([0, -38, 24, 24], '#1c2230')
      .ellipse([0, -38, 14, 14], '#33507a')
      .ellipse([brush.lightSide * 8, -47, 5, 4], '#cfe2f4')
      .ellipse([-46, -70, 5, 5], '#8b919c');
  },
};
