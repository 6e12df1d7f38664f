import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A cushion. */
export const cushion: Subject = {
  id: 'cushion',
  words: ['cushion', 'pillow', 'throw pillow', 'beanbag'],
  heightShare: 0.12,
  width: 190,
  domain: 'table',
  room: { way: 'flat', y: 80, halfWidth: 66, height: 190 },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#c98a4a';
    brush
      .polygon(smooth('-88,-6 -94,-44 -86,-84 -40,-92 40,-92 86,-84 94,-44 88,-6 40,0 -40,0', 6), colour)
      .faded(0.28, () => brush.polygon(smooth('-88,-6 -94,-44 -86,-84 -50,-90 -56,-46 -44,-4', 6), shade(colour, -0.5)))
      .faded(0.3, () => brush.polygon(smooth('-86,-10 -40,-16 40,-16 86,-10 40,0 -40,0', 6), shade(colour, -0.5)))
      .faded(0.5, () => brush.ellipse([brush.lightSide * 30, -70, 34, 11], shade(colour, 0.4)))
      .faded(0.5, () =>
        brush.curve('-16,-52 0,-46 16,-52', shade(colour, -0.4), 2.4).ellipse([0, -49, 4.6, 4.6], shade(colour, -0.4)),
      );
    for (const [x, y] of [
      [-90, -86],
      [90, -86],
      [-91, -5],
      [91, -5],
    ] as const)
      brush.ellipse([x, y, 5, 5], shade(colour, 0.34));
  },
};
