import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A typewriter with a sheet of paper. */
export const typewriter: Subject = {
  id: 'typewriter',
  words: ['typewriter', 'old typewriter', 'vintage typewriter'],
  heightShare: 0.26,
  width: 140,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#4f6f6a';
    brush
      .polygon('-34,-100 34,-100 34,-56 -34,-56', '#f4efe2')
      .rectangle([-24, -92, 44, 2], '#8f8a84')
      .rectangle([-24, -85, 36, 2], '#8f8a84')
      .rectangle([-24, -78, 40, 2], '#8f8a84')
      .rounded([-60, -66, 120, 12], 6, '#33363e')
      .ellipse([-62, -60, 7, 9], '#8f99a4')
      .ellipse([62, -60, 7, 9], '#8f99a4')
      .polygon('-52,-56 52,-56 66,-8 -66,-8', colour)
      .rounded([-70, -10, 140, 10], 4, shade(colour, -0.4))
      .polygon('-44,-52 44,-52 48,-40 -48,-40', shade(colour, -0.3));
    for (let row = 0; row < 3; row++)
      for (let key = 0; key < 10; key++)
        brush
          .ellipse([-46 + key * 10.2 + (row - 1) * 2, -34 + row * 9, 4, 3.2], '#efe9dc')
          .ellipse([-46 + key * 10.2 + (row - 1) * 2, -34.6 + row * 9, 2.2, 1.6], '#4a4650');
  },
};
