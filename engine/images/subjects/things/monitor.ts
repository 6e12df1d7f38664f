import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A screen. */
export const monitor: Subject = {
  id: 'monitor',
  words: ['monitor', 'computer monitor', 'computer screen', 'desktop computer'],
  heightShare: 0.26,
  width: 124,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#2f333d';
    brush
      .polygon('-12,-24 12,-24 16,-4 -16,-4', shade(colour, 0.24))
      .rounded([-32, -6, 64, 6], 3, shade(colour, 0.1))
      .rounded([-60, -99, 120, 78], 4, colour)
      .rectangle([-55, -94, 110, 66], '#3f6f9a')
      .polygon('-55,-28 -55,-50 -24,-66 6,-44 30,-58 55,-40 55,-28', '#4f8f7a')
      .ellipse([30, -78, 8, 8], '#f2d06a');
  },
};
