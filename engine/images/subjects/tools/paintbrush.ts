import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A brush with paint on it. */
export const paintbrush: Subject = {
  id: 'paintbrush',
  words: ['paintbrush', 'paint brush', 'brush', 'artist brush'],
  heightShare: 0.24,
  width: 30,
  domain: 'table',
  isLong: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#c8413a';
    brush
      .limb('0,-66,3.4 0,-30,4 0,-2,1.6', wish.colour ? shade(colour, -0.16) : '#b07a44')
      .polygon('-5,-66 5,-66 6,-76 -6,-76', '#b9c1c8')
      .polygon(smooth('-6,-76 -8,-88 0,-100 8,-88 6,-76', 5), '#5a4033')
      .polygon(smooth('-7.4,-86 0,-101 7.4,-86 0,-82', 5), colour)
      .faded(0.5, () => brush.line('1,-62 1.4,-20', wish.colour ? shade(colour, 0.4) : '#e6c9a0', 1.4));
  },
};
