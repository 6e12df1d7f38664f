import { shade } from '../../drawing/colour.ts';
import { smooth, spline } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** Teacup. */
export const teacup: Subject = {
  id: 'teacup',
  words: [
    'teacup',
    'cup',
    'mug',
    'cup of tea',
    'cup of coffee',
    'tea',
    'coffee',
    'cocoa',
    'cappuccino',
    'espresso',
    'latte',
    'hot chocolate',
  ],
  heightShare: 0.26,
  width: 130,
  domain: 'table',
  room: { way: 'open', y: 74, halfWidth: 40 },
  topShare: 1.4,
  draw(brush, random, wish) {
    const colour = wish.colour || '#e9dcc8';
    brush.ellipse([0, -5, 62, 9], shade(colour, -0.14));
    brush.ellipse([0, -8, 54, 6], shade(colour, 0.1));
    brush.context.beginPath();
    brush.context.arc(46, -44, 17, 0, 7);
    brush.context.strokeStyle = brush.ink(shade(colour, -0.1));
    brush.context.lineWidth = 7;
    brush.context.stroke();
    brush.polygon(smooth('-46,-74 -42,-34 -24,-10 0,-8 24,-10 42,-34 46,-74', 7), colour);
    brush.polygon(
      spline(
        [
          [brush.lightSide > 0 ? -46 : 46, -74],
          [brush.lightSide > 0 ? -40 : 40, -34],
          [brush.lightSide > 0 ? -22 : 22, -10],
          [0, -9],
          [brush.lightSide > 0 ? -16 : 16, -40],
          [brush.lightSide > 0 ? -18 : 18, -74],
        ],
        6,
      ),
      shade(colour, -0.22),
    );
    if (wish.isFilled) return void brush.rounded([-47, -77, 94, 6], 3, shade(colour, 0.22));
    brush.ellipse([0, -74, 46, 8], shade(colour, 0.2));
    brush.ellipse([0, -73, 40, 6], '#7a4a2c');
    for (let k = 0; k < 3; k++) {
      brush.context.globalAlpha = 0.35;
      brush.curve(
        [
          [-12 + k * 12, -84],
          [-18 + k * 12, -98],
          [-8 + k * 12, -112],
          [-14 + k * 12, -126],
        ],
        '#ffffff',
        2.4,
      );
      brush.context.globalAlpha = 1;
    }
  },
};
