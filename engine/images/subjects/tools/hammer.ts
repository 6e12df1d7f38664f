import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A hammer. */
export const hammer: Subject = {
  id: 'hammer',
  words: ['hammer', 'mallet', 'gavel'],
  heightShare: 0.24,
  width: 70,
  domain: 'table',
  isLong: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#b07a44';
    brush
      .limb('2,-74,4.6 0,-34,4.4 -1,-4,5.6', colour)
      .faded(0.4, () => brush.line('2,-70 1,-8', shade(colour, 0.5), 1.8))
      .polygon(smooth('-30,-99 -14,-92 -8,-92 -8,-72 -16,-74 -34,-80', 3), '#6a727c')
      .rounded([-10, -94, 26, 22], 3, '#7d858f')
      .rounded([14, -97, 16, 28], 3, '#8b939d')
      .faded(0.5, () => brush.rectangle([-8, -92, 36, 5], '#c3cad2'));
  },
};
