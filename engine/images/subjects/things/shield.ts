import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A shield. */
export const shield: Subject = {
  id: 'shield',
  words: ['shield'],
  heightShare: 0.15,
  width: 80,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#a83a3a';
    brush
      .polygon(smooth('-38,-90 0,-98 38,-90 36,-50 20,-18 0,0 -20,-18 -36,-50 -38,-90', 5), '#b9c1c8')
      .polygon(smooth('-32,-85 0,-92 32,-85 30,-50 16,-22 0,-7 -16,-22 -30,-50 -32,-85', 5), colour)
      .polygon(smooth('0,-92 32,-85 30,-50 16,-22 0,-7', 4), shade(colour, -0.2))
      .rectangle([-4, -90, 8, 80], '#efe2c6')
      .rectangle([-31, -62, 62, 8], '#efe2c6')
      .ellipse([0, -58, 8, 8], '#c9a04a')
      .faded(0.5, () => brush.ellipse([brush.lightSide * 18, -76, 5, 9], '#ffffff'));
  },
};
