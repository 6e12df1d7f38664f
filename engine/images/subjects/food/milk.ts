import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A carton of milk. */
export const milk: Subject = {
  id: 'milk',
  words: ['milk carton', 'carton of milk', 'carton of juice', 'juice box', 'milk', 'bottle of milk', 'milk bottle'],
  heightShare: 0.26,
  width: 56,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f2f4f4';
    brush
      .block([-24, -70, 48, 70], colour, 0.34)
      .polygon('-24,-70 24,-70 14,-90 -14,-90', shade(colour, -0.08))
      .rectangle([-14, -98, 28, 10], shade(colour, -0.16))
      .rectangle([-24, -48, 48, 30], wish.colour ? shade(colour, -0.25) : '#5f9fd0')
      .blob('-10,-34 0,-44 10,-34 0,-24', '#ffffff');
  },
};
