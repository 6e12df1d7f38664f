import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** An eagle with spread wings. */
export const eagle: Subject = {
  id: 'eagle',
  words: ['eagle', 'hawk', 'falcon', 'vulture', 'condor', 'kestrel', 'osprey'],
  heightShare: 0.17,
  width: 220,
  domain: 'air',
  head: [9, -70, 8],
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#5a4032';
    for (const side of [-1, 1]) {
      const tone = side * brush.lightSide > 0 ? 0.06 : -0.14;
      brush.placed({ mirrored: side < 0 }, () => drawWing(brush, colour, tone));
    }
    brush.polygon('-7,-20 -18,6 -6,1 0,8 6,1 18,6 9,-20', '#e6e0d6');
    brush.limb('0,-14,8 2,-40,11 6,-60,8', shade(colour, -0.05)).limb('6,-62,7.5 9,-70,7.5', '#f4efe4');
    brush.polygon('14,-75 27,-68 14,-65', '#e5a23c').ellipse([12, -72, 1.4, 1.4], '#1a151c');
  },
};

function drawWing(brush: Brush, colour: Colour, tone: number): void {
  for (let feather = 0; feather < 6; feather++) {
    const y = feather * 4;
    brush.limb(
      [
        [70 + feather * 3, -80 + y, 3.4],
        [92 + feather * 1.5, -86 + y * 1.75, 3],
        [116 - feather * 3.5, -102 + y * 2.75, 1],
      ],
      shade(colour, tone - 0.06 * (feather % 2)),
    );
  }
  brush.polygon(
    [...smooth('0,-58 34,-86 66,-92 88,-84', 7), ...smooth('88,-78 78,-54 44,-42 8,-26', 7)],
    shade(colour, tone),
  );
  brush.polygon([...smooth('6,-46 40,-62 80,-70', 6), ...smooth('80,-62 44,-44 8,-28', 6)], shade(colour, tone - 0.16));
}
