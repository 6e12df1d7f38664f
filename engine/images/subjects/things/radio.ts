import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** An old radio with a dial. */
export const radio: Subject = {
  id: 'radio',
  words: ['radio', 'vintage radio', 'old radio', 'retro radio', 'transistor radio', 'boombox', 'boom box'],
  heightShare: 0.2,
  width: 136,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#a8563c';
    brush
      .line('44,-78 62,-100', '#b9c1c8', 2.4)
      .curve('-44,-80 -40,-94 30,-94 36,-80', shade(colour, -0.3), 5)
      .rounded([-66, -82, 132, 80], 12, colour)
      .faded(0.5, () => brush.rounded([-66, -82, 132, 16], 8, shade(colour, 0.3)))
      .rounded([-56, -66, 62, 54], 6, shade(colour, -0.4));
    for (let row = 0; row < 7; row++) brush.rectangle([-52, -61 + row * 7, 54, 2.4], shade(colour, 0.5));
    brush
      .rounded([14, -66, 44, 16], 3, '#f3e7cb')
      .line('20,-58 52,-58', '#7d543a', 1.4)
      .line('38,-64 38,-52', '#c8413a', 2)
      .ellipse([24, -30, 12, 12], '#f3e7cb')
      .ellipse([24, -30, 7, 7], shade(colour, -0.2))
      .ellipse([50, -30, 8, 8], '#f3e7cb')
      .line('24,-30 31,-37', '#f3e7cb', 2)
      .rectangle([-54, -3, 12, 4], '#2a2026')
      .rectangle([42, -3, 12, 4], '#2a2026');
  },
};
