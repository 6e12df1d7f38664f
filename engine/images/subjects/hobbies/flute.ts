import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A flute. */
export const flute: Subject = {
  id: 'flute',
  words: ['flute', 'recorder', 'clarinet'],
  heightShare: 0.24,
  width: 16,
  domain: 'table',
  isLong: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#c9ced4';
    brush.rounded([-4, -99, 8, 99], 3, colour).rounded([-5, -92, 10, 8], 2, shade(colour, -0.3));
    for (const y of [-66, -56, -46, -36, -26, -16]) brush.ellipse([0, y, 2.2, 2.2], shade(colour, -0.55));
    brush.faded(0.5, () => brush.rectangle([-3, -96, 2, 92], '#ffffff'));
  },
};
