import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A bell. */
export const bell: Subject = {
  id: 'bell',
  words: ['bell', 'cowbell', 'church bell', 'hand bell', 'jingle bell', 'sleigh bell'],
  heightShare: 0.18,
  width: 90,
  domain: 'table',
  wear: {
    place: 'neck',
    draw: (brush, colour) =>
      brush
        .rounded([-8, -3, 16, 3.4], 1.6, '#7a4832')
        .placed({ x: 4, y: 9, scale: 0.1 }, () => drawBell(brush, colour ?? '#d9a93c')),
  },
  draw(brush, _random, wish) {
    drawBell(brush, wish.colour ?? '#d9a93c');
  },
};

function drawBell(brush: Brush, colour: Colour): void {
  brush
    .ring([0, -92, 7], '#8a6a3c', 4)
    .ellipse([0, -8, 9, 8], '#8a6a3c')
    .polygon(smooth('-10,-86 -24,-66 -28,-36 -42,-14 42,-14 28,-36 24,-66 10,-86', 6), colour)
    .ellipse([0, -14, 42, 6], shade(colour, -0.35))
    .faded(0.3, () =>
      brush.polygon(smooth('-10,-86 -24,-66 -28,-36 -42,-14 -22,-14 -14,-40 -12,-66', 6), shade(colour, -0.7)),
    )
    .faded(0.7, () =>
      brush.curve(
        [
          [brush.lightSide * 12, -74],
          [brush.lightSide * 18, -50],
          [brush.lightSide * 22, -32],
        ],
        shade(colour, 0.6),
        4,
      ),
    )
    .rectangle([-33, -30, 66, 3], shade(colour, -0.24));
}
