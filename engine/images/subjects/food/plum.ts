import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A plum. */
export const plum: Subject = {
  id: 'plum',
  words: ['plum', 'apricot fruit', 'prune'],
  heightShare: 0.11,
  width: 88,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#6a3f7a';
    brush
      .ellipse([0, -40, 42, 40], colour)
      .curve('2,-80 -12,-44 0,-2', shade(colour, -0.34), 2)
      .faded(0.5, () => brush.ellipse([-18, -52, 9, 13], shade(colour, 0.5)))
      .line('2,-78 6,-96', '#6a4a34', 3)
      .blob('6,-90 22,-99 34,-90 20,-82', '#5f9a4a');
  },
};
