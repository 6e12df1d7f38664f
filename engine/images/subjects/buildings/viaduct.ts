import { shade } from '../../drawing/colour.ts';
import { spline } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** Draws: viaduct, aqueduct. */
export const viaduct: Subject = {
  id: 'viaduct',
  words: ['viaduct', 'aqueduct'],
  heightShare: 0.2,
  width: 520,
  domain: 'span',
  draw(brush, random, wish) {
    const colour = wish.colour || '#a58f83';
    brush.context.beginPath();
    brush.context.rect(-270, -72, 540, 12);
    for (let i = -5; i <= 5; i++) {
      const x = i * 48;
      brush.rectangle([x - 7, -60, 14, 70], shade(colour, -0.05));
      brush.rectangle([brush.lightSide > 0 ? x - 7 : x + 1, -60, 6, 70], shade(colour, -0.25));
    }
    for (let i = -6; i <= 5; i++) {
      const x = i * 48 + 24;
      brush.polygon(
        [
          [x - 24, -62],
          [x + 24, -62],
          [x + 17, -38],
          ...spline(
            [
              [x + 17, -36],
              [x + 12, -50],
              [x, -55],
              [x - 12, -50],
              [x - 17, -36],
            ],
            6,
          ),
          [x - 17, -38],
        ],
        shade(colour, -0.02),
      );
    }
    brush.rectangle([-270, -72, 540, 12], shade(colour, 0.06));
    brush.rectangle([-270, -62, 540, 2], shade(colour, -0.25));
  },
};
