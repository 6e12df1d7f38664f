import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A rug on the floor. */
export const rug: Subject = {
  id: 'rug',
  words: ['rug', 'carpet', 'persian carpet', 'doormat'],
  heightShare: 0.08,
  width: 300,
  domain: 'ground',
  isIndoors: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#a8473f';
    brush
      .polygon('-120,-70 120,-70 148,-6 -148,-6', colour)
      .polygon('-104,-62 104,-62 126,-14 -126,-14', shade(colour, 0.3))
      .polygon('-92,-56 92,-56 110,-20 -110,-20', shade(colour, -0.1))
      .polygon('0,-52 34,-38 0,-24 -34,-38', '#e3c06a');
  },
};
