import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

const COLOURS = ['#d9503f', '#4f97d8', '#efc74a', '#6fb06a', '#b070c0'];

/** A bunch of balloons. */
export const balloonToy: Subject = {
  id: 'balloon-toy',
  words: ['toy balloon', 'party balloon', 'bunch of balloons'],
  heightShare: 0.26,
  width: 70,
  domain: 'air',
  isMany: true,
  hasSingle: true,
  draw(brush, random, wish) {
    if (wish.isSingle) return drawBalloon(brush, wish.colour ?? random.pick(COLOURS));
    for (const [x, y, colour] of [
      [-20, -64, '#d9503f'],
      [16, -58, '#4f97d8'],
      [-2, -84, '#efc74a'],
      [26, -82, '#6fb06a'],
      [-28, -86, '#b070c0'],
    ] as const) {
      const shown = wish.colour ?? colour;
      brush
        .line(
          [
            [2, 0],
            [x, y + 16],
          ],
          '#e8e4da',
          0.7,
        )
        .ellipse([x, y, 13, 16], shown)
        .polygon(
          [
            [x - 2.4, y + 19],
            [x + 2.4, y + 19],
            [x, y + 15],
          ],
          shade(shown, -0.2),
        )
        .ellipse([x + brush.lightSide * 5, y - 6, 3, 4.4], shade(shown, 0.5));
    }
  },
};

/** One on its string. */
function drawBalloon(brush: Brush, colour: Colour): void {
  brush
    .curve('0,0 -4,-20 3,-38 0,-50', '#e8e4da', 1)
    .polygon(smooth('0,-52 -20,-66 -22,-86 -10,-98 10,-98 22,-86 20,-66 0,-52', 6), colour)
    .polygon('-4,-48 4,-48 0,-54', shade(colour, -0.2))
    .faded(0.3, () => brush.ellipse([-brush.lightSide * 8, -70, 10, 15], shade(colour, -0.5)))
    .faded(0.7, () => brush.ellipse([brush.lightSide * 9, -86, 4, 7], shade(colour, 0.6), brush.lightSide * 0.4));
}
