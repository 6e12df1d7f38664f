import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A bulb of garlic. */
export const garlic: Subject = {
  id: 'garlic',
  words: ['garlic', 'garlic bulb', 'garlic clove', 'shallot'],
  heightShare: 0.11,
  width: 86,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#efe6da';
    brush
      .blob('-36,-22 -30,-52 -8,-72 -3,-98 5,-98 8,-72 30,-52 36,-22 20,0 -20,0', colour)
      .curve('-5,-76 -20,-42 -14,-3', shade(colour, -0.24), 1.6)
      .curve('5,-76 20,-42 14,-3', shade(colour, -0.24), 1.6)
      .curve('0,-76 0,-40 0,-2', shade(colour, -0.2), 1.4)
      .faded(0.4, () => brush.blob('-32,-24 -26,-48 -14,-58 -22,-24', '#b88aa8'));
  },
};
