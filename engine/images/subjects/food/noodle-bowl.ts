import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A bowl of noodles. */
export const noodleBowl: Subject = {
  id: 'noodle-bowl',
  words: ['ramen', 'noodles', 'bowl of ramen', 'ramen bowl', 'noodle soup', 'pho', 'udon', 'bowl of noodles'],
  heightShare: 0.18,
  width: 130,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#3a3f52';
    brush.ellipse([0, -58, 58, 14], shade(colour, 0.2)).ellipse([0, -58, 52, 11], '#c8843f');
    for (let strand = 0; strand < 8; strand++)
      brush.curve(
        [
          [-40 + strand * 9, -56],
          [-30 + strand * 8, -66],
          [-20 + strand * 8, -55],
          [-8 + strand * 6, -63],
        ],
        '#f0d48a',
        2.6,
      );
    brush
      .ellipse([26, -62, 12, 7], '#fbf8f0')
      .ellipse([26, -62, 5.4, 4], '#f0a830')
      .ellipse([-28, -62, 12, 5], '#c87a5a')
      .rectangle([-4, -82, 12, 20], '#2f4a3a')
      .blob('-60,-56 60,-56 46,-16 26,-4 -26,-4 -46,-16', colour)
      .rectangle([-24, -5, 48, 5], shade(colour, -0.3))
      .faded(0.5, () => brush.curve('-50,-40 0,-30 50,-40', '#c8413a', 3));
  },
};
