import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A toaster. */
export const toaster: Subject = {
  id: 'toaster',
  words: ['toaster'],
  heightShare: 0.16,
  width: 116,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#c8ccd2';
    brush
      .rounded([-50, -76, 100, 70], 18, colour)
      .rounded([-40, -82, 80, 10], 4, shade(colour, -0.3))
      .rounded([-30, -99, 24, 24], 4, '#d8a860')
      .rounded([8, -99, 24, 24], 4, '#d8a860')
      .rectangle([-46, -8, 92, 8], shade(colour, -0.5))
      .rounded([50, -56, 8, 10], 2, '#3a3a42')
      .faded(0.5, () => brush.rounded([-42, -68, 10, 54], 5, '#ffffff'));
  },
};
