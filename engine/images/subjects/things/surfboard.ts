import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A surfboard. */
export const surfboard: Subject = {
  id: 'surfboard',
  words: ['surfboard', 'snowboard', 'longboard', 'paddle board'],
  heightShare: 0.3,
  width: 30,
  domain: 'ground',
  isLong: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e0a23c';
    brush
      .blob('0,-99 10,-76 13,-46 11,-14 0,0 -11,-14 -13,-46 -10,-76', colour)
      .line('0,-96 0,-4', shade(colour, 0.5), 1.6)
      .faded(0.7, () => brush.polygon('-12.6,-58 12.6,-50 12.8,-40 -13,-48', '#f6f4ee'));
  },
};
