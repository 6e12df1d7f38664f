import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A crescent by itself, as in an icon or on cloth. */
export const moonShape: Subject = {
  id: 'moon-shape',
  words: ['moon shape', 'moon ornament', 'paper moon', 'crescent shape'],
  heightShare: 0.2,
  width: 84,
  domain: 'air',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f2d06a';
    brush
      .blob('10,-99 -24,-92 -44,-62 -40,-28 -14,-4 18,-4 38,-20 14,-22 -8,-38 -12,-62 -2,-84 14,-96', colour)
      .faded(0.5, () => brush.blob('-36,-60 -30,-34 -8,-12 12,-8 -14,-14 -32,-34 -36,-56', shade(colour, -0.24)));
  },
};
