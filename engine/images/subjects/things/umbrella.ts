import { between, shade } from '../../drawing/colour.ts';
import { spline } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** Umbrella. */
export const umbrella: Subject = {
  id: 'umbrella',
  words: ['umbrella'],
  heightShare: 0.15,
  width: 120,
  domain: 'ground',
  isLong: true,
  draw(brush, random, wish) {
    const colour = wish.colour || '#d9503f';
    brush.line('0,-90 6,0', '#e9dfcc', 2.6);
    for (let i = 0; i < 6; i++) {
      const a = i / 6;
      const b = (i + 1) / 6;
      brush.polygon(
        [
          [0, -98],
          ...spline(
            [
              [between(-58, 58, a), -52 - Math.sin(a * 3.14) * 10],
              [between(-58, 58, (a + b) / 2), -58 - Math.sin(((a + b) / 2) * 3.14) * 8],
              [between(-58, 58, b), -52 - Math.sin(b * 3.14) * 10],
            ],
            4,
          ),
        ],
        shade(
          i % 2 ? (wish.colour ? shade(wish.colour, 0.25) : '#f6efe0') : colour,
          brush.lightSide * (i - 2.5) > 0 ? 0.04 : -0.12,
        ),
      );
    }
  },
};
