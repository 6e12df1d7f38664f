import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A washing machine. */
export const washingMachine: Subject = {
  id: 'washing-machine',
  words: ['washing machine', 'dishwasher', 'tumble dryer'],
  heightShare: 0.34,
  width: 92,
  domain: 'ground',
  isIndoors: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#eceef0';
    brush
      .rounded([-45, -100, 90, 98], 4, colour)
      .rectangle([-45, -82, 90, 3], shade(colour, -0.3))
      .rectangle([-38, -95, 30, 8], shade(colour, -0.18))
      .ellipse([28, -91, 6, 6], shade(colour, -0.45))
      .ellipse([0, -42, 32, 32], shade(colour, -0.28))
      .ellipse([0, -42, 24, 24], '#6f9fc0')
      .blob('-22,-38 -8,-46 8,-36 22,-42 16,-24 0,-19 -16,-24', '#d9ecf5');
  },
};
