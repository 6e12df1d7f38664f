import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A mailbox on a post. */
export const mailbox: Subject = {
  id: 'mailbox',
  words: ['mailbox', 'letterbox', 'letter box', 'postbox', 'post box'],
  heightShare: 0.34,
  isLarge: true,
  width: 70,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#c23a34';
    brush
      .rectangle([-6, -56, 12, 56], '#7b5a3c')
      .blob('-34,-58 -34,-88 -22,-100 14,-100 26,-88 26,-58', colour)
      .rectangle([-34, -60, 60, 5], shade(colour, -0.3))
      .blob('26,-58 26,-88 32,-94 36,-86 36,-58', shade(colour, -0.24))
      .rectangle([-24, -82, 34, 4], shade(colour, -0.5))
      .line('14,-84 14,-108', '#f0c64a', 4)
      .rectangle([14, -110, 14, 9], '#f0c64a');
  },
};
