import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A blackboard on a stand. */
export const blackboard: Subject = {
  id: 'blackboard',
  words: ['blackboard', 'chalkboard'],
  heightShare: 0.36,
  isLarge: true,
  width: 130,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#2f5246';
    brush
      .line('-46,0 -34,-100', '#8a6238', 6)
      .line('46,0 34,-100', '#8a6238', 6)
      .rectangle([-64, -98, 128, 68], '#9a6f42')
      .rectangle([-58, -93, 116, 57], colour)
      .line('-46,-80 -10,-80', '#e6ece6', 3)
      .line('-46,-68 8,-68', '#e6ece6', 3)
      .line('-46,-56 -20,-56', shade(colour, 0.6), 3)
      .ring([32, -64, 13], '#e6ece6', 3)
      .rectangle([-60, -33, 120, 5], '#7a5632');
  },
};
