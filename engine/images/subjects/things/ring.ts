import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A ring with a stone. */
export const ring: Subject = {
  id: 'ring',
  words: ['ring', 'wedding ring', 'diamond ring', 'engagement ring', 'gold ring'],
  heightShare: 0.16,
  width: 74,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#dfb24a';
    brush
      .ring([0, -34, 30], colour, 7)
      .ring([0, -34, 27.4], shade(colour, -0.3), 1.6)
      .polygon('-18,-82 18,-82 26,-74 0,-56 -26,-74', '#bfe4f2')
      .polygon('-18,-82 -8,-74 -26,-74', '#e8f8ff')
      .polygon('18,-82 8,-74 26,-74', '#8fc4dc')
      .polygon('-8,-74 8,-74 0,-56', '#d6f0fa');
  },
};
