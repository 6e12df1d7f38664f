import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

const USUAL = '#c8413a';

/** A scarf, worn or laid in folds. */
export const scarf: Subject = {
  id: 'scarf',
  words: ['scarf', 'shawl', 'bandana', 'woolly scarf', 'knitted scarf'],
  heightShare: 0.16,
  width: 170,
  domain: 'table',
  wear: { place: 'neck', draw: drawWorn },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? USUAL;
    for (let fringe = 0; fringe < 9; fringe++)
      brush.line(
        [
          [30 + fringe * 5, -8],
          [29 + fringe * 5.4, 4],
        ],
        shade(colour, fringe % 2 ? 0.1 : -0.2),
        2.6,
      );
    brush
      .rounded([-74, -34, 148, 30], 13, shade(colour, -0.22))
      .rounded([-70, -60, 140, 30], 13, shade(colour, -0.08))
      .rounded([-72, -86, 144, 32], 14, colour)
      .polygon(smooth('26,-84 72,-84 74,-50 72,-8 28,-6 30,-46', 4), shade(colour, 0.08));
    for (const y of [-26, -42]) brush.faded(0.7, () => brush.rectangle([30, y, 43, 6], shade(colour, 0.46)));
    for (const x of [-58, -44, 2])
      brush.faded(0.6, () =>
        brush.rectangle([x, -86, 7, 31], shade(colour, 0.46)).rectangle([x, -58, 7, 26], shade(colour, 0.3)),
      );
  },
};

function drawWorn(brush: Brush, asked: Colour | undefined): void {
  const colour = asked ?? USUAL;
  brush
    .polygon(smooth('2,1 7,0 10,17 4,19 1,8', 5), shade(colour, -0.2))
    .rectangle([4.4, 12, 5, 2], shade(colour, 0.36))
    .polygon(smooth('-8,-3.4 0,-2 8,-3.4 8.8,1.6 5,4 -5,4 -8.8,1.6', 5), colour)
    .faded(0.5, () => brush.polygon(smooth('-8,-3 -4,-2 -4.6,3.4 -8.6,1.6', 5), shade(colour, -0.4)))
    .faded(0.6, () =>
      brush.rectangle([-1, -2.4, 2.2, 6], shade(colour, 0.36)).rectangle([4, -2.8, 2, 5.6], shade(colour, 0.36)),
    );
}
