import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A mermaid who sits on a rock. */
export const mermaid: Subject = {
  id: 'mermaid',
  words: ['mermaid', 'siren', 'merman'],
  heightShare: 0.26,
  width: 110,
  domain: 'ground',
  standsInWater: true,
  head: [0, -82, 8],
  draw(brush, _random, wish) {
    const skin = '#e8b998';
    const tail = wish.colour ?? '#2f9a92';
    brush
      .blob('-46,0 -42,-20 -16,-32 22,-28 44,-12 48,0', '#7a7f86')
      .blob('-46,0 -38,-14 -10,-18 6,0', '#5f646c')
      .limb('-4,-36,9 18,-38,9 36,-26,7 46,-10,4', tail)
      .polygon(smooth('44,-14 66,-26 72,-14 58,-4 66,10 50,8 42,-4', 5), shade(tail, 0.14))
      .limb('-4,-38,8.6 -3,-50,7 -2,-62,7', skin)
      .limb('-5,-95,6 -14,-80,7 -18,-60,6 -16,-44,3', '#a8482c')
      .limb('-8,-66,3 -16,-50,2.6 -22,-36,2.2', shade(skin, -0.12))
      .ellipse([-5, -64, 4.4, 4], '#d76a8a')
      .ellipse([4, -63, 4.4, 4], '#d76a8a')
      .rectangle([-4, -74, 5, 8], shade(skin, -0.12))
      .ellipse([0, -82, 8, 9], skin)
      .polygon(smooth('-9,-76 -10,-88 -2,-94 7,-92 9,-86 2,-87 -5,-85 -7,-76', 5), '#a8482c')
      .limb('6,-66,3 16,-74,2.6 9,-86,2.2', skin)
      .ellipse([4, -83, 0.9, 1.1], '#2a2026')
      .curve('3,-77 5,-76 6.4,-77', '#a8483c', 0.8);
    for (let row = 0; row < 3; row++)
      for (let scale = 0; scale < 6; scale++)
        brush.faded(0.5, () =>
          brush.curve(
            [
              [-2 + scale * 7, -40 + row * 5 + scale * 1.6],
              [1 + scale * 7, -37 + row * 5 + scale * 1.6],
              [4 + scale * 7, -40 + row * 5 + scale * 1.8],
            ],
            shade(tail, 0.4),
            0.9,
          ),
        );
  },
};
