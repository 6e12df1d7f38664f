import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** An eye. */
export const eye: Subject = {
  id: 'eye',
  words: ['eye', 'eyeball'],
  heightShare: 0.2,
  width: 150,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#3f8a6a';
    brush
      .blob('-72,-50 -30,-84 20,-88 72,-50 24,-16 -30,-14', '#fbf8f2')
      .ellipse([0, -51, 31, 31], colour)
      .ellipse([0, -51, 27, 27], shade(colour, 0.24))
      .ellipse([0, -51, 14, 14], '#17131a')
      .ellipse([8, -60, 6, 6], '#ffffff')
      .curve('-74,-50 -30,-86 20,-90 74,-50', '#3a2a2a', 4)
      .curve('-72,-50 -30,-15 24,-17 72,-50', '#8a6a5a', 2);
  },
};
