import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A violin with its bow. */
export const violin: Subject = {
  id: 'violin',
  words: ['violin', 'cello', 'viola', 'fiddle'],
  heightShare: 0.3,
  width: 64,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#a5552a';
    brush
      .rectangle([-4, -100, 8, 50], '#3a2a22')
      .blob('-18,-56 0,-60 18,-56 14,-40 20,-28 26,-12 0,0 -26,-12 -20,-28 -14,-40', colour)
      .blob('-12,-52 0,-55 -8,-40 -14,-30 -18,-14 -10,-22', shade(colour, 0.3))
      .line('-8,-30 -10,-20', '#2c1c14', 2.5)
      .line('8,-30 10,-20', '#2c1c14', 2.5)
      .line('0,-96 0,-8', '#e6dcc8', 1.4)
      .line('22,0 34,-98', '#6d4a30', 3);
  },
};
