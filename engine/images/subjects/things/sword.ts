import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A sword in a stone. */
export const sword: Subject = {
  id: 'sword',
  words: ['sword', 'excalibur'],
  heightShare: 0.26,
  width: 60,
  domain: 'ground',
  isLong: true,
  draw(brush, _random, wish) {
    if (wish.isCarried) return drawHeld(brush, wish.colour ?? '#cfd6dd');
    brush
      .polygon('-4,-30 4,-30 3,-84 0,-84 -3,-84', '#cfd6dd')
      .polygon('0,-30 4,-30 3,-84 0,-84', '#9aa4ae')
      .rectangle([-15, -86, 30, 4], '#c9a04a')
      .rectangle([-2, -97, 4, 12], '#6a3f2c')
      .ellipse([0, -98, 3.4, 3.4], '#c9a04a')
      .blob('-30,0 -26,-22 -8,-34 12,-32 28,-18 30,0', wish.colour ?? '#7f8288')
      .blob('-30,0 -20,-12 0,-8 4,0', '#5f6268')
      .glow([0, -60, 30], '#e6f4ff', 0.35);
  },
};

/** Upright in a hand. */
function drawHeld(brush: Brush, blade: Colour): void {
  brush
    .polygon('-4,-20 4,-20 3,-92 0,-100 -3,-92', blade)
    .polygon('0,-20 4,-20 3,-92 0,-100', shade(blade, -0.26))
    .rectangle([-13, -22, 26, 4], '#c9a04a')
    .rectangle([-2.4, -19, 4.8, 15], '#6a3f2c')
    .ellipse([0, -3, 3.6, 3.6], '#c9a04a');
}
