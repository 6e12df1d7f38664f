import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A flame. */
export const fire: Subject = {
  id: 'fire',
  words: ['fire', 'flame', 'flames', 'fireball'],
  heightShare: 0.24,
  width: 64,
  domain: 'ground',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f0862f';
    brush
      .blob('-26,-8 -32,-38 -14,-58 -12,-80 2,-99 8,-72 20,-60 32,-34 24,-6 0,2', colour)
      .blob('-16,-4 -18,-28 -6,-44 2,-64 10,-40 18,-24 14,-4 0,0', shade(colour, 0.42))
      .blob('-8,-2 -9,-18 0,-34 8,-18 7,-2 0,0', '#fff0b0')
      .glow([0, -40, 70], '#ffb050', 0.7);
  },
};
