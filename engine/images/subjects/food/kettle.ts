import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A kettle. */
export const kettle: Subject = {
  id: 'kettle',
  words: ['kettle'],
  heightShare: 0.24,
  width: 120,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#b8443a';
    brush
      .polygon(smooth('-44,0 -48,-34 -30,-58 0,-64 30,-58 48,-34 44,0', 6), colour)
      .faded(0.35, () => brush.rectangle([brush.lightSide > 0 ? -44 : 16, -50, 28, 50], '#241a28'))
      .limb('38,-24,7 58,-42,5 64,-52,4', colour);
    brush
      .curve('-26,-60 -28,-92 0,-100 28,-92 26,-60', '#2f2a30', 5)
      .ellipse([0, -64, 14, 5], shade(colour, 0.2))
      .ellipse([0, -70, 4, 4], '#2f2a30');
    brush.faded(0.35, () => brush.curve('66,-58 72,-74 64,-88 72,-104', '#ffffff', 3));
  },
};
