import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A sink with a tap. */
export const sink: Subject = {
  id: 'sink',
  words: ['sink', 'washbasin', 'wash basin', 'kitchen sink', 'bathroom sink'],
  heightShare: 0.28,
  width: 110,
  domain: 'ground',
  isIndoors: true,
  room: { way: 'open', y: 74, halfWidth: 40 },
  topShare: 1.5,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#eceeee';
    brush
      .curve('0,-72 0,-98 22,-98 24,-86', '#aeb7c0', 6)
      .rectangle([-16, -76, 10, 6], '#aeb7c0')
      .block([-44, -46, 88, 46], '#8a6a4c', 0.3)
      .rectangle([-2, -44, 3, 42], '#5a4230')
      .ellipse([-8, -24, 2.4, 2.4], '#d9c8a0')
      .ellipse([8, -24, 2.4, 2.4], '#d9c8a0')
      .polygon('-54,-72 54,-72 46,-44 -46,-44', colour)
      .rounded([-58, -76, 116, 8], 4, shade(colour, 0.3));
  },
};
