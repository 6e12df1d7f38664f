import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** Torii. */
export const toriiGate: Subject = {
  id: 'torii-gate',
  words: ['torii', 'torii gate', 'shrine'],
  heightShare: 0.34,
  width: 104,
  domain: 'ground',
  standsInWater: true,
  draw(brush, random, wish) {
    const colour = wish.colour || '#cf4632';
    for (const s of [-1, 1]) {
      brush.polygon(
        [
          [s * 33, 0],
          [s * 30, -86],
          [s * 37, -86],
          [s * 41, 0],
        ],
        colour,
      );
      brush.polygon(
        [
          [s * 33, 0],
          [s * 30, -86],
          [s * 32.4, -86],
          [s * 35.4, 0],
        ],
        shade(colour, brush.lightSide * s > 0 ? -0.28 : 0.08),
      );
      brush.rectangle([s * 37 - 6, -5, 12, 6], '#3a3138');
    }
    brush.rectangle([-43, -72, 86, 6.5], shade(colour, -0.08));
    brush.rectangle([-3, -86, 6, 14], shade(colour, -0.15));
    brush.polygon(
      smooth('-56,-98 -30,-93 0,-91.5 30,-93 56,-98', 6).concat([
        [54, -87],
        [30, -84],
        [0, -83],
        [-30, -84],
        [-54, -87],
      ]),
      colour,
    );
    brush.polygon(
      smooth('-57,-100.5 -30,-95 0,-93.5 30,-95 57,-100.5', 6).concat(
        smooth('56,-97 30,-92 0,-90.5 -30,-92 -56,-97', 6),
      ),
      '#38303a',
    );
  },
};
