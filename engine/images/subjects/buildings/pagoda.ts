import { shade } from '../../drawing/colour.ts';
import { spline } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** Draws: pagoda. */
export const pagoda: Subject = {
  id: 'pagoda',
  words: ['pagoda'],
  heightShare: 0.44,
  width: 78,
  domain: 'ground',
  draw(brush, random, wish) {
    const colour = wish.colour || '#a8433a';
    for (let i = 0; i < 5; i++) {
      const y = -i * 17;
      const w = 30 - i * 4;
      brush.block([-w * 0.62, y - 15, w * 1.24, 15.5], wish.colour ? wish.colour : i ? '#ead9bd' : '#d9c3a2', 0.3);
      for (let k = -1; k <= 1; k++) brush.window([k * w * 0.36 - 1.6, y - 10, 3.2, 6], 1.5);
      for (let k = -2; k <= 2; k++)
        brush.rectangle([k * w * 0.3 - 0.5, y - 15, 1, 15], shade(wish.colour ? '#5a2a28' : colour, -0.1));
      const e = w * 1.2;
      const ry = y - 14;
      brush.polygon(
        spline(
          [
            [-e, ry - 1.5],
            [-e * 0.7, ry - 1],
            [0, ry + 1],
            [e * 0.7, ry - 1],
            [e, ry - 1.5],
          ],
          6,
        ).concat(
          spline(
            [
              [e * 0.95, ry - 3.4],
              [e * 0.5, ry - 5],
              [w * 0.5, ry - 10],
            ],
            5,
          ),
          spline(
            [
              [-w * 0.5, ry - 10],
              [-e * 0.5, ry - 5],
              [-e * 0.95, ry - 3.4],
            ],
            5,
          ),
        ),
        '#4a4660',
      );
      brush.line(
        [
          [-e, ry - 1],
          [0, ry + 1.6],
          [e, ry - 1],
        ],
        colour,
        1,
      );
    }
    brush.line('0,-82 0,-99', '#c9a450', 1.4);
    for (let i = 0; i < 4; i++) brush.ellipse([0, -86 - i * 3, 3 - i * 0.5, 0.7], '#c9a450');
  },
};
